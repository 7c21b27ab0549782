import 'server-only'
import { priceLabels } from '@/content/price-labels'
import { estimator, packages, pricing } from '@/content/pricing'
import type { PackageItem, PricingPackage } from '@/content/schema'
import { fitLines } from '@/lib/font-metrics/fit-lines'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from './money'

const withPrice = (items: readonly PackageItem[]) => items.filter(({ price }) => price !== undefined)

const core: PricingPackage = packages.core
const premium: PricingPackage = {
  ...packages.premium,
  items: [...withPrice(core.items), ...packages.premium.items],
}

export type PricingContent = ReturnType<typeof pricingContent>

/** Returns the content of /pricing that the build encrypts. */
export function pricingContent() {
  const fee = formatPounds(core.investment.perConsultation)
  return {
    ...pricing,
    lead: interpolate(pricing.lead, { fee }),
    packages: { core, premium },
    missingInCore: { titles: withPrice(packages.premium.items).map(({ title }) => title), label: pricing.missing },
    estimator,
    vat: priceLabels.vat,
    /** Measured during the build, because the browser has no font file to measure. */
    lines: {
      title: fitLines(pricing.title, { maxEm: 9, maxEmNarrow: 4.6 }),
      closing: fitLines(pricing.closing.title, { maxEm: 9, maxEmNarrow: 4.6 }),
    },
  }
}
