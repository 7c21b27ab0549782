import type { site as currentSite } from '@/content/site'
import { textsOf } from '@/build/content-issues'
import { finding, type Part } from './finding'

/** What shows that a text is not the owner's own. */
const STAND_IN = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i

/** What the texts of content/site.ts are called in the report. */
const LABELS: Readonly<Record<string, string>> = {
  name: "the agency's name",
  email: "the agency's email address",
  url: "the site's domain",
  'scheduling.discovery': 'the scheduling address of the discovery call',
  'scheduling.strategy': 'the scheduling address of the strategy call',
  profile: "the agency's LinkedIn profile",
}

/** The agency's name, email, URLs and profile. */
export function siteFindings(site: { [Key in keyof typeof currentSite]: unknown }): Part {
  const rows = textsOf(site).map(({ path: entry, text }) => ({ entry, text, label: LABELS[entry] ?? entry }))
  return {
    standIns: rows
      .filter(({ text }) => STAND_IN.test(text))
      .map(({ entry, text, label }) =>
        finding('content/site.ts', `site.${entry}`, `${label} is still "${text}": write your own`),
      ),
    fine: rows.filter(({ text }) => !STAND_IN.test(text)).map(({ text, label }) => `${label} is ${text}`),
  }
}

/** Stand-ins in any other text. */
export function leftoverFindings(contentFiles: Record<string, object>): Part {
  const others = Object.entries(contentFiles).filter(([name]) => name !== 'site.ts')
  const standIns = others.flatMap(([name, exports]) =>
    textsOf(exports)
      .filter(({ text }) => STAND_IN.test(text))
      .map(({ path: entry, text }) =>
        finding(`content/${name}`, entry, `${entry} still says "${text}": write the final text`),
      ),
  )
  return { standIns, fine: [] }
}
