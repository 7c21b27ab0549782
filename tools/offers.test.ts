import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@/content/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { formatCsv, formatTable, listOffers, writeQrCodes } from './offer-urls'

const campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }
const QUERY = 'utm_campaign=spring-2026&utm_source=newsletter&utm_medium=email'

test('lists every noindex page and no indexed page', () => {
  const hidden = routes.filter(({ path, robots }) => path !== '*' && robots !== 'index').map(({ path }) => path)
  expect(listOffers().map(({ url }) => url)).toEqual(hidden.map((path) => siteUrl() + path))
  expect(listOffers(campaign).map(({ url }) => url)).toEqual(hidden.map((path) => `${siteUrl()}${path}?${QUERY}`))
})

test('formats URLs as a table and as CSV', () => {
  const rows = [{ path: '/premium' as const, title: 'Ads, videos and "more"', url: 'https://a.uk/premium' }]
  expect(formatTable(rows).split('\n')[1]).toBe('/premium  Ads, videos and "more"  https://a.uk/premium')
  expect(formatCsv(rows).split('\r\n')[1]).toBe('"/premium","Ads, videos and ""more""","https://a.uk/premium"')
})

test('rejects incomplete and malformed campaigns', () => {
  expect(() => listOffers({ campaign: 'spring', source: 'newsletter' })).toThrow('--medium is missing')
  for (const typed of ['Spring', '', 'spring--sale', 'a&b', 'jo@clinic.co.uk', 'x'.repeat(101)]) {
    expect(() => listOffers({ ...campaign, campaign: typed })).toThrow(`--campaign is "${typed}": use at most 100`)
  }
})

test('writes an SVG file for each noindex page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'))
  const files = await writeQrCodes(listOffers(campaign), join(folder, 'codes'))
  const codes = files.map((file) => readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  expect(codes).toHaveLength(listOffers().length)
  for (const code of codes) expect(code).toMatch(/^<svg /)
})
