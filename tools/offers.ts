import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { toFile } from 'qrcode'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

const HELP = `npm run offers                       lists the URLs of the private pages
npm run offers -- --campaign spring-2026 --source newsletter --medium email
                                     adds the UTM parameters of a campaign
  --qr DIR                           writes a QR code for each URL, as SVG, into DIR
npm run -s offers -- --csv > offers.csv
                                     writes CSV (-s hides npm's own output)
SITE_URL=https://www.example.com     overrides the domain in content/site.ts`

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

async function main() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { campaign: text, source: text, medium: text, csv: flag, qr: text, help: flag }
  const { csv, qr, help, ...campaign } = parseArgs({ options }).values
  if (help) return console.log(HELP)
  const rows = listOffers(campaign)
  if (new URL(rows[0]!.url).hostname.endsWith('example.com'))
    console.error(
      'These URLs have a placeholder domain: set SITE_URL, or url in content/site.ts, before you use them.\n',
    )
  // The content check allows no straight quotation marks in titles.
  const cells = [['Page', 'Title', 'URL'], ...rows.map(({ path, title, url }) => [path, title, url])]
  if (csv) console.log(cells.map((row) => row.map((cell) => `"${cell}"`).join()).join('\r\n'))
  else for (const { path, url } of rows) console.log(path.padEnd(12), url)
  if (!qr) return
  mkdirSync(qr, { recursive: true })
  for (const { path, url } of rows) await toFile(`${qr}${path}.svg`, url)
  console.error(`\n${rows.length} QR codes are in ${qr}.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch(({ message }: Error) => {
    console.error(`${message} For the options, run npm run offers -- --help.`)
    process.exitCode = 1
  })
}
