import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

/** The UTM parameters of a campaign, with examples. */
const EXAMPLES = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }

type Campaign = typeof EXAMPLES

/** lib/booking/attribution.ts truncates values to 100 characters. */
const UTM_VALUE = /^(?=.{1,100}$)[a-z0-9]+([-_.][a-z0-9]+)*$/

/** Lists the noindex pages. Throws if a parameter of the campaign is malformed, or if only some of them are set. */
export function listOffers(campaign: Partial<Campaign> = {}) {
  const query = utmQuery(campaign)
  return pages
    .filter(({ robots }) => robots !== 'index')
    .map(({ path, title }) => ({ path, title, url: absoluteUrl(path) + query }))
}

function utmQuery(campaign: Partial<Campaign>): string {
  if (Object.keys(campaign).length === 0) return ''
  const parameters = Object.entries(EXAMPLES).map(([name, example]) => {
    const value = campaign[name as keyof Campaign]
    if (value === undefined) throw new Error(`--${name} is missing: set --campaign, --source and --medium together.`)
    if (!UTM_VALUE.test(value))
      throw new Error(
        `--${name} is "${value}": use at most 100 lowercase letters, digits and single hyphens, such as ${example}.`,
      )
    return [`utm_${name}`, value]
  })
  return `?${new URLSearchParams(parameters)}`
}
