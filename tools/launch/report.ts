import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { caseStudies, testimonials } from '@/content/website'
import { checkPricingPassword } from '@/build/gate-password'
import { siteUrl } from '@/lib/seo/site-url'
import { contentIssues, contentModules } from '@/build/content-issues'
import { finding, type Finding, type Part } from './finding'
import { openQuestions } from './open-questions'
import { passwordFindings } from './password'
import { caseStudyFindings, testimonialFindings } from './samples'
import { leftoverFindings, siteFindings } from './stand-ins'

export type LaunchReport = Part & {
  /** Only the owner can answer them; they do not hold up the launch. */
  questions: Finding[]
}

/** What is left to do before launch, and what is ready. */
export async function launchReport(): Promise<LaunchReport> {
  const parts = [
    domainFindings(),
    leftoverFindings(await contentModules()),
    testimonialFindings(testimonials.items),
    caseStudyFindings(caseStudies.items),
    passwordFindings(checkPricingPassword),
    await contentFindings(),
  ]
  return {
    standIns: parts.flatMap(({ standIns }) => standIns),
    questions: openQuestions(),
    fine: [...parts.flatMap(({ fine }) => fine), routeSummary()],
  }
}

async function contentFindings(): Promise<Part> {
  const issues = await contentIssues()
  if (issues.length === 0) {
    return {
      standIns: [],
      fine: [
        'every content file is complete and consistent',
        'the totals of Essential, Premium and Core are the sums of their items',
      ],
    }
  }
  return { standIns: issues.map((text) => ({ file: 'content', line: 1, text })), fine: [] }
}

/** SITE_URL overrides the domain of content/site.ts. */
function domainFindings(): Part {
  try {
    return siteFindings({ ...site, url: siteUrl() })
  } catch (error) {
    const { standIns, fine } = siteFindings(site)
    return { standIns: [...standIns, finding('content/site.ts', 'site.url', (error as Error).message)], fine }
  }
}

function routeSummary(): string {
  const paths = (indexed: boolean) =>
    routes.filter(({ path, robots }) => path !== '*' && (robots === 'index') === indexed).map(({ path }) => path)
  return `search engines are shown ${paths(true).join(', ')} and asked to leave out ${paths(false).join(', ')}`
}
