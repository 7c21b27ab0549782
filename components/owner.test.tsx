import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Intro } from '@/components/book/booking'
import { FounderLetter } from '@/components/home/founder-letter'
import { Footer } from '@/components/site/footer'
import { founderLetter } from '@/content/home'
import type { Owner } from '@/content/schema'
import { siteLayout } from '@/content/site-layout'

const privacyNotice = 'https://www.harbourandvale.co.uk/privacy'
const company = { name: 'Harbour Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' }
const registered =
  'Harbour Ltd is registered in England and Wales, company number 01234567. Registered office: 1 High Street, York.'

test.each<[entry: string, Part: ComponentType<{ owner: Owner }>, owner: Owner, shown: string, trace: string]>([
  ['photograph', FounderLetter, { photograph: { file: 'content/jane.jpg', alt: 'Jane' } }, 'alt="Jane"', '<img'],
  ['call', Intro, { discoveryCall: { minutes: 30, medium: 'by video' } }, '30\u00a0minutes, by video.', 'minutes'],
  ['privacy notice', Footer, { privacyNotice }, `href="${privacyNotice}"`, siteLayout.footer.privacyNotice],
  ['company', Footer, { company }, registered, 'company number'],
])('the %s is shown once the owner has set it, and leaves no trace before', (_, Part, owner, shown, trace) => {
  const after = renderToStaticMarkup(<Part owner={owner} />)
  expect(after).toContain(shown)
  expect(after).toContain(trace)
  expect(renderToStaticMarkup(<Part owner={{}} />)).not.toContain(trace)
})

test('the letter is signed by name and role once the owner has set them', () => {
  const signed = renderToStaticMarkup(<FounderLetter owner={{ founder: { name: 'Jane Doe', role: 'Director' } }} />)
  expect(signed).toMatch(/Jane Doe<.*>Director</)
  expect(signed).not.toContain(`>${founderLetter.signature}<`)
  expect(renderToStaticMarkup(<FounderLetter owner={{}} />)).toContain(`>${founderLetter.signature}<`)
})
