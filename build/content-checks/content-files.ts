import * as book from '@/content/book'
import * as difference from '@/content/difference'
import * as errors from '@/content/errors'
import * as essentialFile from '@/content/essential'
import * as faq from '@/content/faq'
import * as figures from '@/content/figures'
import * as gate from '@/content/gate'
import * as home from '@/content/home'
import * as offer from '@/content/offer'
import * as premiumFile from '@/content/premium'
import * as priceTerms from '@/content/price-terms'
import * as pricingSalt from '@/content/pricing-salt'
import * as pricing from '@/content/pricing'
import * as processFile from '@/content/process'
import * as qualify from '@/content/qualify'
import * as routesFile from '@/content/routes'
import * as scale from '@/content/scale'
import * as shareCardsFile from '@/content/share-cards'
import * as site from '@/content/site'
import * as siteLayout from '@/content/site-layout'
import * as website from '@/content/website'

export const contentFiles: Record<string, object> = {
  book,
  difference,
  errors,
  essential: essentialFile,
  faq,
  figures,
  gate,
  home,
  offer,
  premium: premiumFile,
  'price-terms': priceTerms,
  pricing,
  'pricing-salt': pricingSalt,
  process: processFile,
  qualify,
  routes: routesFile,
  scale,
  'share-cards': shareCardsFile,
  site,
  'site-layout': siteLayout,
  website,
}
