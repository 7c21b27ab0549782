import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@/content/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { campaignUrl, checkedCampaign } from './campaign'
import { writeQrCodes } from './qr-codes'
import { asCsv, asTable, offerRows } from './rows'

const campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }
const QUERY = 'utm_campaign=spring-2026&utm_source=newsletter&utm_medium=email'

test('every private page has a row, and no public one', () => {
  const hidden = routes.filter(({ path, robots }) => path !== '*' && robots !== 'index').map(({ path }) => path)
  expect(offerRows().map(({ url }) => url)).toEqual(hidden.map((path) => siteUrl() + path))
  expect(offerRows(campaign).map(({ url }) => url)).toEqual(hidden.map((path) => `${siteUrl()}${path}?${QUERY}`))
})

test('the table and the CSV hold every URL', () => {
  const rows = [{ name: 'premium', title: 'Ads, videos and "more"', url: 'https://a.uk/premium' }]
  expect(asTable(rows).split('\n')[1]).toBe('/premium  Ads, videos and "more"  https://a.uk/premium')
  expect(asCsv(rows)).toBe('page,title,address\r\n/premium,"Ads, videos and ""more""",https://a.uk/premium\r\n')
})

test('without a campaign a URL stays as it is', () => {
  expect(checkedCampaign({})).toBeUndefined()
  expect(campaignUrl('https://a.uk/offer', undefined)).toBe('https://a.uk/offer')
})

test.each([
  [{ campaign: 'spring' }, '--source and --medium are missing: give --campaign, --source, --medium together.'],
  [{ campaign: 'spring', source: 'newsletter' }, '--medium is missing: give --campaign, --source, --medium together.'],
])('%j is incomplete', (typed, sentence) => {
  expect(() => checkedCampaign(typed)).toThrow(sentence)
})

test.each(['Spring', 'spring sale', '', 'spring--sale', 'a&b', 'jo@clinic.co.uk', 'été'])(
  'the campaign "%s" is refused',
  (typed) => {
    expect(() => checkedCampaign({ ...campaign, campaign: typed })).toThrow(
      `--campaign is "${typed}": expected small letters, digits and single hyphens, such as spring-2026.`,
    )
  },
)

test('a value that would be cut is refused', () => {
  expect(() => checkedCampaign({ ...campaign, source: 'x'.repeat(101) })).toThrow(
    '--source has 101 characters: expected at most 100.',
  )
})

test('each offer has a QR code of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'))
  const rows = offerRows(campaign)
  const files = await writeQrCodes(rows, join(folder, 'codes'))
  const pictures = files.map((file) => readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  expect(files).toHaveLength(rows.length)
  expect(new Set(pictures).size).toBe(rows.length)
  pictures.forEach((picture) => expect(picture).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/))
})
