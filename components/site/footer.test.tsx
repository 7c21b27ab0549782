import { siteLayout } from '@/content/site-layout'
import { render } from '@/jest/render'
import { Footer } from './footer'

const { footer } = siteLayout
const htmlOf = (props: Parameters<typeof Footer>[0]) => render(<Footer {...props} />).toString()

test('links to the privacy notice of public/ as hosts serve it, without .html', () => {
  expect(htmlOf({ owner: { privacyNotice: '/privacy.html' } })).toContain('href="/privacy"')
})

test('shows the profile only when it is set', () => {
  const profile = 'https://www.linkedin.com/company/harbour'
  expect(htmlOf({ owner: {}, profile })).toContain(profile)
  const html = htmlOf({ owner: {}, profile: '' })
  for (const text of [footer.profileTitle, footer.profileLabel]) expect(html).not.toContain(text)
})
