import 'server-only'
import { glossary, priceTerms } from '@/content/price-terms'
import { comparison, estimator, packages, pricing } from '@/content/pricing'
import type { ComparisonRow, PackageItem, PricingPackage } from '@/content/types'
import { fill } from './fill'
import { poundRange, pounds } from './money'

const core: PricingPackage = packages.core
const premium: PricingPackage = {
  ...packages.premium,
  items: [...core.items.filter(isPriced), ...packages.premium.items],
}

/** What the browser gets once it has opened the seal. */
export type PricingSheet = ReturnType<typeof pricingSheet>

/** All that the opened page shows, as it is sealed into /pricing. */
export function pricingSheet() {
  const { title, lead, item } = comparison
  return {
    ...pricing,
    packages: { core, premium },
    comparison: { title, lead, item, rows: comparisonRows() },
    estimator,
    terms: priceTerms,
    glossary: [glossary.attendedConsultation],
  }
}

function comparisonRows(): ComparisonRow[] {
  const { videos, influence, influencePremium, campaigns, cap, adSpend, monthly, missing } = comparison
  const added = (id: string) => {
    const { price, description } = packages.premium.items.find((item) => item.id === id) as PackageItem
    return { price: pounds(price ?? 0), description }
  }
  const both = (value: (terms: PricingPackage) => string) => ({ core: value(core), premium: value(premium) })
  return [
    {
      title: videos.title,
      description: fill(videos.description, added('videos')),
      core: missing,
      premium: added('videos').description,
    },
    {
      title: influence.title,
      description: fill(influence.description, added('influence')),
      core: missing,
      premium: influencePremium,
    },
    campaigns,
    { title: cap.title, ...both(({ investment }) => fill(cap.value, { cap: investment.cap })) },
    {
      title: adSpend.title,
      core: fill(adSpend.core, { range: poundRange(core.investment.adSpend.range) }),
      premium: fill(adSpend.premium, { range: poundRange(premium.investment.adSpend.range) }),
    },
    { title: monthly.title, ...both(({ investment }) => fill(monthly.value, { price: pounds(investment.monthly) })) },
  ]
}

function isPriced(item: PackageItem): boolean {
  return item.price !== undefined
}
