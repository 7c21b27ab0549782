import type { site as standInSite } from '@/content/site'
import { textsOf } from '@/lib/content-checks/walk'
import { finding, type Part } from './finding'

const file = 'content/site.ts'

/** The values of content/site.ts that stand in for ones the owner has yet to give, and what each is. */
const standIns = [
  { entry: 'name', what: "the agency's name", value: 'Enamel & Co.' },
  { entry: 'email', what: "the agency's email address", value: 'hello@example.com' },
  { entry: 'url', what: "the site's domain", value: 'https://www.example.com' },
  {
    entry: 'scheduling.discovery',
    what: 'the scheduling address of the discovery call',
    value: 'https://calendly.com/your-agency/discovery-call',
  },
  {
    entry: 'scheduling.strategy',
    what: 'the scheduling address of the strategy call',
    value: 'https://calendly.com/your-agency/strategy-call',
  },
  { entry: 'profile', what: "the agency's LinkedIn profile", value: 'https://www.linkedin.com/company/your-agency' },
]

/** What a text still holds when it was changed only in part. */
const LEFTOVER = /\bexample\.(com|org|net)\b|\byour-agency\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i

/** The agency's own name and addresses. */
export function siteFindings(site: { [Key in keyof typeof standInSite]: unknown }): Part {
  const values = new Map(textsOf(site).map(({ entry, text }) => [entry, text]))
  const isStandIn = ({ entry, value }: (typeof standIns)[number]) => values.get(entry) === value
  const [still, own] = [standIns.filter(isStandIn), standIns.filter((row) => !isStandIn(row))]
  return {
    standIns: still.map(({ entry, what, value }) =>
      finding(file, `site.${entry}`, `${what} is still "${value}": write your own`),
    ),
    fine: own.map(({ entry, what }) => `${what} is ${values.get(entry)}`),
  }
}

/**
 * Traces of stand-ins in any other text.
 * @param contentFiles what each content file exports, by its name.
 */
export function leftoverFindings(contentFiles: Record<string, object>): Part {
  const known = new Set(standIns.map(({ value }) => value))
  const found = Object.entries(contentFiles).flatMap(([name, exports]) =>
    textsOf(exports)
      .filter(({ text }) => LEFTOVER.test(text) && !known.has(text))
      .map(({ entry, text }) =>
        finding(`content/${name}.ts`, entry, `${entry} still says "${text}": write the final text`),
      ),
  )
  return { standIns: found, fine: [] }
}
