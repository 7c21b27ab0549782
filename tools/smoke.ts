import '@/build/load-env'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { compare, reasonOf, report, type Finding } from '@/tools/smoke/expectation'
import { promisesOf } from '@/tools/smoke/host'
import { checkInBrowser } from '@/tools/smoke/in-browser'
import { browserOptions } from '@/tools/browser'
import { siteUrl } from '@/lib/seo/site-url'

const HELP = `npm run smoke -- https://www.example.com   checks a published site, or the preview at http://localhost:3000
  --without-calendar   where there is no way to the scheduling provider
The environment says what it is checked for: PRICING_PASSWORD must open /pricing, and the pages must name SITE_URL.
Ends with exit code 1 when something is broken.`

async function main() {
  const { values, positionals } = parseArgs({
    options: { 'without-calendar': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  const origin = await originOf(positionals)
  const password = process.env.PRICING_PASSWORD
  if (!password) throw new Error('PRICING_PASSWORD is not set: /pricing must open with it')
  siteUrl()

  const broken: Record<string, Finding[]> = {}
  for (const [promise, expectations] of Object.entries(await promisesOf(origin))) {
    broken[promise] = await compare(origin, expectations)
  }
  const browser = await chromium.launch(browserOptions())
  const inBrowser = checkInBrowser(browser, origin, password, !values['without-calendar'])
  Object.assign(broken, await inBrowser.finally(() => browser.close()))
  const text = report(broken)
  if (text === '') return console.log(`${origin} is as it was built: all ${Object.keys(broken).length} promises hold.`)
  console.error(
    `${text}\n\n${origin} is not as it was built: “Deploy” in README.md says what hosts must send, and switch off.`,
  )
  process.exitCode = 1
}

/** @throws Error in one sentence when it is not the address of one site that answers there. */
async function originOf(given: readonly string[]): Promise<string> {
  const [address = ''] = given
  if (given.length !== 1 || !/^https?:\/\/[^/?#@]+\/?$/.test(address)) {
    throw new Error(`${given.join(' ') || 'no address'} was given: expected one such as https://www.example.com`)
  }
  const { origin } = new URL(address)
  const { url } = await fetch(origin).catch((error: Error) => {
    throw new Error(`${origin} does not answer: ${reasonOf(error)}`)
  })
  if (!url.startsWith(`${origin}/`)) throw new Error(`${origin} leads to ${new URL(url).origin}: check that address`)
  return origin
}

main().catch(({ message }: Error) => {
  console.error(`${message.replace(/\.?$/, '.')} npm run smoke -- --help shows the options.`)
  process.exitCode = 1
})
