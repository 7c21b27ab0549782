import { parseArgs } from 'node:util'
import { formatCsv, formatTable, listOffers, writeQrCodes } from '@/tools/offer-urls'

const HELP = `npm run offers                       lists the URLs of the private pages
npm run offers -- --campaign spring-2026 --source newsletter --medium email
                                     adds the UTM parameters of a campaign
  --qr DIR                           writes a QR code for each URL, as SVG, into DIR
npm run -s offers -- --csv > offers.csv
                                     writes CSV (-s hides npm's own output)
SITE_URL=https://www.example.com     overrides the domain in content/site.ts`

async function main() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { campaign: text, source: text, medium: text, csv: flag, qr: text, help: flag },
  })
  const { csv, qr, help, ...campaign } = values
  if (help) return console.log(HELP)
  const rows = listOffers(campaign)
  if (new URL(rows[0]!.url).hostname.endsWith('example.com'))
    console.error(
      'These URLs have a placeholder domain: set SITE_URL, or url in content/site.ts, before you send or print them.\n',
    )
  process.stdout.write(csv ? formatCsv(rows) : `${formatTable(rows)}\n`)
  if (qr === undefined) return
  const files = await writeQrCodes(rows, qr)
  console.error(`\n${files.length} QR codes are in ${qr}: ${files.join(', ')}`)
}

main().catch((error: Error) => {
  console.error(`${error.message.replace(/\.?$/, '.')} For the options, run npm run offers -- --help.`)
  process.exitCode = 1
})
