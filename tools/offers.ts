import { parseArgs } from 'node:util'
import { asCsv, asTable, offerRows } from '@/tools/offers/rows'
import { checkedCampaign } from '@/tools/offers/campaign'
import { writeQrCodes } from '@/tools/offers/qr-codes'

const HELP = `npm run offers                       the URLs of the private offers
npm run offers -- --campaign spring-2026 --source newsletter --medium email
                                     the same with a campaign's UTM parameters
  --qr DIR                           also writes a QR code for each, as SVG, into DIR
npm run -s offers -- --csv > offers.csv
                                     as CSV (-s keeps npm's own lines out)
SITE_URL=https://www.example.com     names the domain; otherwise the one of content/site.ts counts`

const options = {
  campaign: { type: 'string' },
  source: { type: 'string' },
  medium: { type: 'string' },
  csv: { type: 'boolean' },
  qr: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

async function main() {
  const { values } = parseArgs({ options })
  if (values.help) return console.log(HELP)
  const rows = offerRows(checkedCampaign(values))
  if (new URL(rows[0]!.url).hostname.endsWith('example.com')) {
    console.error(
      'These URLs have the stand-in domain: set SITE_URL, or url in content/site.ts, before you send or print them.\n',
    )
  }
  process.stdout.write(values.csv ? asCsv(rows) : `${asTable(rows)}\n`)
  if (values.qr === undefined) return
  const files = await writeQrCodes(rows, values.qr)
  console.error(`\n${files.length} QR codes are in ${values.qr}: ${files.join(', ')}`)
}

main().catch((error: Error) => {
  console.error(`${error.message.replace(/\.?$/, '.')} npm run offers -- --help shows the options.`)
  process.exitCode = 1
})
