import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@/content/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { asCsv, asTable, offers, writeQrCodes } from './offer-urls'

const campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }
const QUERY = 'utm_campaign=spring-2026&utm_source=newsletter&utm_medium=email'

test('every private page has a row, and no public one', () => {
  const hidden = routes.filter(({ path, robots }) => path !== '*' && robots !== 'index').map(({ path }) => path)
  expect(offers().map(({ url }) => url)).toEqual(hidden.map((path) => siteUrl() + path))
  expect(offers(campaign).map(({ url }) => url)).toEqual(hidden.map((path) => `${siteUrl()}${path}?${QUERY}`))
})

test('the table and the CSV hold every URL', () => {
  const rows = [{ path: '/premium' as const, title: 'Ads, videos and "more"', url: 'https://a.uk/premium' }]
  expect(asTable(rows).split('\n')[1]).toBe('/premium  Ads, videos and "more"  https://a.uk/premium')
  expect(asCsv(rows).split('\r\n')[1]).toBe('"/premium","Ads, videos and ""more""","https://a.uk/premium"')
})

test('a campaign without its medium is refused', () => {
  expect(() => offers({ campaign: 'spring', source: 'newsletter' })).toThrow('--medium is missing')
})

test.each(['Spring', 'spring sale', '', 'spring--sale', 'a&b', 'jo@clinic.co.uk', 'été', 'x'.repeat(101)])(
  'the campaign "%s" is refused',
  (typed) => {
    expect(() => offers({ ...campaign, campaign: typed })).toThrow(`--campaign is "${typed}": expected at most 100`)
  },
)

test('each offer has a QR code of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'))
  const files = await writeQrCodes(offers(campaign), join(folder, 'codes'))
  const pictures = files.map((file) => readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  expect(new Set(pictures).size).toBe(offers().length)
  for (const picture of pictures) expect(picture).toMatch(/^<svg /)
})
