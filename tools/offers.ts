import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

const HELP = `npm run offers                       lists the URLs of the private pages
npm run offers -- --campaign spring-2026 --source newsletter --medium email
                                     adds the UTM parameters of a campaign
SITE_URL=https://www.example.com     overrides the domain in content/site.ts`

/** The UTM parameters of a campaign, with examples. */
const EXAMPLES = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }

type Campaign = typeof EXAMPLES

/** lib/booking/attribution.ts truncates values to 100 characters. */
const UTM_VALUE = /^(?=.{1,100}$)[a-z0-9]+([-_.][a-z0-9]+)*$/

/** Lists the noindex pages. Throws if a parameter of the campaign is malformed, or if only some of them are set. */
export function listOffers(campaign: Partial<Campaign> = {}) {
  const query = utmQuery(campaign)
  return pages.filter(({ robots }) => robots !== 'index').map(({ path }) => ({ path, url: absoluteUrl(path) + query }))
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

function main() {
  const text = { type: 'string' } as const
  const options = { campaign: text, source: text, medium: text, help: { type: 'boolean' } } as const
  const { help, ...campaign } = parseArgs({ options }).values
  if (help) return console.log(HELP)
  const rows = listOffers(campaign)
  if (new URL(rows[0]!.url).hostname.endsWith('example.com'))
    console.error(
      'These URLs have a placeholder domain: set SITE_URL, or url in content/site.ts, before you use them.\n',
    )
  for (const { path, url } of rows) console.log(path.padEnd(12), url)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    console.error(`${(error as Error).message} For the options, run npm run offers -- --help.`)
    process.exitCode = 1
  }
}
