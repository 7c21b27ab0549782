import { renderToStaticMarkup } from 'react-dom/server'
import { siteLayout } from '@/content/site-layout'
import { Footer } from './footer'

const { footer } = siteLayout
const render = (props: Parameters<typeof Footer>[0]) => renderToStaticMarkup(<Footer {...props} />)

test('links to the privacy notice of public/ as hosts serve it, without .html', () => {
  expect(render({ owner: { privacyNotice: '/privacy.html' } })).toContain('href="/privacy"')
})

test('shows the profile only when it is set', () => {
  const profile = 'https://www.linkedin.com/company/harbour'
  expect(render({ owner: {}, profile })).toContain(profile)
  const html = render({ owner: {}, profile: '' })
  for (const text of [footer.profileTitle, footer.profileLabel]) expect(html).not.toContain(text)
})
