import 'server-only'
import { priceLabels } from '@/content/price-labels'
import { comparison, estimator, packages, pricing } from '@/content/pricing'
import type { PackageItem, PricingPackage } from '@/content/schema'
import { fitLines } from '@/lib/font-metrics/fit-lines'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from './money'

const core: PricingPackage = packages.core
const premium: PricingPackage = {
  ...packages.premium,
  items: [...core.items.filter(({ price }) => price !== undefined), ...packages.premium.items],
}

/** The priced items that Premium adds to those of Core. */
const addedItems = (packages.premium.items as readonly PackageItem[]).filter(({ price }) => price !== undefined)

type ComparisonRow = { title: string; description?: string; core: string; premium: string }

export type PricingContent = ReturnType<typeof pricingContent>

/** Returns the content of /pricing that the build encrypts. */
export function pricingContent() {
  const { title, item } = comparison
  const difference = formatPounds(premium.investment.monthly - core.investment.monthly)
  const fee = formatPounds(core.investment.perConsultation)
  return {
    ...pricing,
    lead: interpolate(pricing.lead, { fee }),
    packages: { core, premium },
    comparison: { title, lead: interpolate(comparison.lead, { difference }), item, rows: comparisonRows() },
    missingInCore: { titles: addedItems.map((added) => added.title), label: comparison.missing },
    estimator,
    vat: priceLabels.vat,
    /** Measured during the build, because the browser has no font file to measure. */
    lines: {
      title: fitLines(pricing.title, { maxEm: 9, maxEmNarrow: 4.6 }),
      closing: fitLines(pricing.closing.title, { maxEm: 9, maxEmNarrow: 4.6 }),
    },
  }
}

function comparisonRows(): ComparisonRow[] {
  const { value, missing, campaigns, cap, adSpend, monthly } = comparison
  const both = (textOf: (pricePackage: PricingPackage) => string) => ({ core: textOf(core), premium: textOf(premium) })
  return [
    ...addedItems.map(({ title, detail = '', price = 0 }) => {
      const worth = interpolate(value, { price: formatPounds(price) })
      return { title, description: worth, core: missing, premium: detail }
    }),
    campaigns,
    {
      title: interpolate(cap.title, { fee: formatPounds(core.investment.perConsultation) }),
      ...both(({ investment }) => interpolate(cap.value, { cap: investment.cap })),
    },
    {
      title: adSpend.title,
      core: interpolate(adSpend.core, { range: formatPoundRange(core.investment.adSpend.range) }),
      premium: interpolate(adSpend.premium, { range: formatPoundRange(premium.investment.adSpend.range) }),
    },
    {
      title: monthly.title,
      ...both(({ investment }) => interpolate(monthly.value, { price: formatPounds(investment.monthly) })),
    },
  ]
}
