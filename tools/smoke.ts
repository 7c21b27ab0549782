import '@/build/load-env'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { askOf } from '@/tools/smoke/ask'
import { checkInBrowser } from '@/tools/smoke/browser-checks'
import { hostChecks } from '@/tools/smoke/host-checks'
import { originOf } from '@/tools/smoke/origin'
import { report } from '@/tools/smoke/report'
import type { Finding } from '@/tools/smoke/expectation'
import { browserOptions } from '@/tools/browser'
import { siteUrl } from '@/lib/seo/site-url'

const HELP = `npm run smoke -- https://www.example.com   checks a published site, or the preview at http://localhost:3000
  --without-calendar   where there is no way to the scheduling provider
The environment says what it is checked for: PRICING_PASSWORD must open /pricing, and the pages must name SITE_URL.
Ends with exit code 1 when something is broken.`

/** @throws Error in one sentence when there is no such site, or it has moved. */
async function expectSite(origin: string) {
  const { failure, location = '' } = await askOf(origin)('/')
  if (failure) throw new Error(`${origin} does not answer: ${failure}`)
  if (URL.canParse(location)) throw new Error(`${origin} leads to ${new URL(location).origin}: check that address`)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { 'without-calendar': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const origin = originOf(positionals)
  const password = process.env.PRICING_PASSWORD
  if (!password) throw new Error('PRICING_PASSWORD is not set: /pricing must open with it')
  siteUrl()
  await expectSite(origin)

  const broken: Record<string, Finding[]> = {}
  for (const [promise, check] of Object.entries(hostChecks)) broken[promise] = await check(askOf(origin))
  const browser = await chromium.launch(browserOptions())
  try {
    Object.assign(
      broken,
      await checkInBrowser(browser, origin, { password, withCalendar: !values['without-calendar'] }),
    )
  } finally {
    await browser.close()
  }
  const text = report(broken)
  if (text === '') console.log(`${origin} is as it was built: all ${Object.keys(broken).length} promises hold.`)
  else
    console.error(
      `${text}\n\n${origin} is not as it was built: “Deploy” in README.md says what hosts must send, and switch off.`,
    )
  return text === '' ? 0 : 1
}

main().then(
  (code) => (process.exitCode = code),
  ({ message }: Error) => {
    console.error(`${message.replace(/\.?$/, '.')} npm run smoke -- --help shows the options.`)
    process.exitCode = 1
  },
)
