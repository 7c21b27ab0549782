import { renderToStaticMarkup } from 'react-dom/server'
import { siteLayout } from '@/content/site-layout'
import type { Owner } from '@/content/schema'
import { Footer } from './footer'

const shown = (owner: Owner) => renderToStaticMarkup(<Footer owner={owner} />)
const address = 'https://www.harbourandvale.co.uk/privacy'

test('links to the privacy notice once there is one', () => {
  expect(shown({})).not.toContain(siteLayout.footer.privacyNotice)
  expect(shown({ privacyNotice: address })).toMatch(
    new RegExp(`<a href="${address}"[^>]*>${siteLayout.footer.privacyNotice}`),
  )
})

test("states the company's registered details once they are given", () => {
  const company = {
    name: 'Harbour Ltd',
    number: '01234567',
    place: 'England and Wales',
    address: '1 High Street, York',
  }
  expect(shown({})).not.toContain('company number')
  expect(shown({ company })).toContain(
    'Harbour Ltd is registered in England and Wales, company number 01234567. Registered office: 1 High Street, York.',
  )
})
