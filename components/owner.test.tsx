import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Book } from '@/components/book/book'
import { FounderLetter } from '@/components/home/founder-letter'
import { Footer } from '@/components/site/footer'
import { HomeStructuredData } from '@/components/home/structured-data'
import { book } from '@/content/book'
import type { Owner } from '@/content/types'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { interpolate } from '@/lib/interpolate'

const { footer } = siteLayout
const founder = { name: 'Jane Doe', role: 'Founder and director' }
const phone = '+44 20 7946 0000'
const discoveryCall = { minutes: 30, medium: 'by video' }
const privacyNotice = 'https://www.harbourandvale.co.uk/privacy'
const company = { name: 'Harbour Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' }

test.each<[entry: string, Part: ComponentType<{ owner: Owner }>, owner: Owner, html: string]>([
  ['founder (name)', FounderLetter, { founder }, founder.name],
  ['founder (role)', FounderLetter, { founder }, founder.role],
  [
    'photograph',
    FounderLetter,
    { photograph: { src: '/jane.jpg', width: 4, height: 5, alt: 'Jane' } },
    'src="/jane.jpg"',
  ],
  ['discoveryCall', Book, { discoveryCall }, interpolate(book.length, discoveryCall)],
  ['privacyNotice (its link)', Footer, { privacyNotice }, `href="${privacyNotice}"`],
  ['privacyNotice (its label)', Footer, { privacyNotice }, footer.privacyNotice],
  ['phone (footer)', Footer, { phone }, 'href="tel:+442079460000"'],
  ['phone (/book)', Book, { phone }, phone],
  ['phone (structured data)', HomeStructuredData, { phone }, `"telephone":"${phone}"`],
  ['founder (structured data)', HomeStructuredData, { founder }, `"name":"${founder.name}"`],
  ['privacyNotice (a file)', Footer, { privacyNotice: '/privacy.html' }, 'href="/privacy"'],
  [
    'privacyNotice (where the calendar asks)',
    Book,
    { askBeforeCalendar: true, privacyNotice },
    `href="${privacyNotice}"`,
  ],
  ['company', Footer, { company }, interpolate(footer.company, company)],
  ['company (structured data)', HomeStructuredData, { company }, '"legalName":"Harbour Ltd"'],
])('renders owner.%s only when it is set', (_, Part, owner, html) => {
  expect(renderToStaticMarkup(<Part owner={owner} />)).toContain(html)
  expect(renderToStaticMarkup(<Part owner={{}} />)).not.toContain(html)
})

test('shows the profile only when it is set', () => {
  const profile = 'https://www.linkedin.com/company/harbour'
  expect(renderToStaticMarkup(<Footer owner={{}} profile={profile} />)).toContain(profile)
  const html = renderToStaticMarkup(<Footer owner={{}} profile="" />)
  for (const text of [footer.profileTitle, footer.profileLabel]) expect(html).not.toContain(text)
})

test('signs the letter with the agency’s name only if owner.founder is not set', () => {
  const letters = [{}, { founder }].map((owner) => renderToStaticMarkup(<FounderLetter owner={owner} />))
  const agency = renderToStaticMarkup(<>{site.name}</>)
  expect(letters.map((letter) => letter.includes(`>${agency}<`))).toEqual([true, false])
})
