import { essential, funnel, valueChart } from '@/content/essential'
import { premium as premiumEngine } from '@/content/premium'
import { glossary, priceTerms } from '@/content/price-terms'
import { packages } from '@/content/pricing'
import { phases } from '@/content/process'
import { routes } from '@/content/routes'
import { owner } from '@/content/site'
import { caseStudies } from '@/content/website'
import { checkChart, checkFunnel } from './essential'
import { checkOwner } from './owner'
import { checkPackage } from './packages'
import { checkPhases } from './phases'
import type { ContentIssue } from './issue'
import { checkCaseStudies, checkGlossary } from './proof'
import { checkRoutes } from './routes'
import { checkValues } from './values'
import { countIssues } from './content-counts'
import { placeholderIssues } from './content-placeholders'
import { contentFiles } from './content-files'

const { core, premium } = packages
/** Whole pounds; see `totalValue` in content/pricing.ts. */
const STATED_DIFFERENCE = -100

/** What is wrong in the content beyond what its types say; empty when the site may be built. */
export function contentIssues(): ContentIssue[] {
  const issues = valueIssues()
  return issues.length > 0 ? issues : agreementIssues()
}

function valueIssues(): ContentIssue[] {
  return Object.entries(contentFiles).flatMap(([name, exports]) => checkValues(`content/${name}.ts`, exports))
}

function agreementIssues(): ContentIssue[] {
  return [
    ...checkRoutes(routes),
    ...checkPhases(phases),
    ...checkPackage('content/essential.ts', 'essential', essential),
    ...checkPackage('content/premium.ts', 'premium', premiumEngine),
    ...checkPackage('content/pricing.ts', 'packages.core', core),
    ...checkPackage(
      'content/pricing.ts',
      'packages.premium',
      { ...premium, items: [...core.items, ...premium.items] },
      STATED_DIFFERENCE,
    ),
    ...checkFunnel(funnel.bands),
    ...checkChart(valueChart),
    ...checkOwner(owner),
    ...checkCaseStudies(caseStudies.items),
    ...checkGlossary(glossary, priceTexts()),
    ...countIssues(),
    ...placeholderIssues(),
  ]
}

function priceTexts(): string[] {
  const packages = [essential, premiumEngine, core, premium]
  const terms = JSON.stringify(packages.map(({ investment }) => investment))
  return [...Object.values(priceTerms), terms]
}
