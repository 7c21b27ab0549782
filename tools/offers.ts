import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { toFile } from 'qrcode'
import { listOffers } from '@/tools/offer-urls'

const HELP = `npm run offers                       lists the URLs of the private pages
npm run offers -- --campaign spring-2026 --source newsletter --medium email
                                     adds the UTM parameters of a campaign
  --qr DIR                           writes a QR code for each URL, as SVG, into DIR
npm run -s offers -- --csv > offers.csv
                                     writes CSV (-s hides npm's own output)
SITE_URL=https://www.example.com     overrides the domain in content/site.ts`

try {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { campaign: text, source: text, medium: text, csv: flag, qr: text, help: flag },
  })
  const { csv, qr, help, ...campaign } = values
  if (help) {
    console.log(HELP)
    process.exit()
  }
  const rows = listOffers(campaign)
  if (new URL(rows[0]!.url).hostname.endsWith('example.com'))
    console.error(
      'These URLs have a placeholder domain: set SITE_URL, or url in content/site.ts, before you use them.\n',
    )
  // The content check allows no straight quotation marks in titles.
  const cells = [['Page', 'Title', 'URL'], ...rows.map(({ path, title, url }) => [path, title, url])]
  if (csv) console.log(cells.map((row) => row.map((cell) => `"${cell}"`).join()).join('\r\n'))
  else for (const { path, url } of rows) console.log(path.padEnd(12), url)
  if (qr) {
    mkdirSync(qr, { recursive: true })
    for (const { path, url } of rows) await toFile(`${qr}${path}.svg`, url)
    console.error(`\n${rows.length} QR codes are in ${qr}.`)
  }
} catch (error) {
  console.error(`${(error as Error).message} For the options, run npm run offers -- --help.`)
  process.exitCode = 1
}
