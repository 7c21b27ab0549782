import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '@/components/site/footer'
import { siteLayout } from '@/content/site-layout'

const { footer } = siteLayout
const render = (part: ReactElement) => renderToStaticMarkup(part)

// e2e/optional.spec.ts opens the pages with all facts about the agency, and without any.

test('links to the privacy notice of public/ as hosts serve it, without .html', () => {
  expect(render(<Footer owner={{ privacyNotice: '/privacy.html' }} />)).toContain('href="/privacy"')
})

test('shows the profile only when it is set', () => {
  const profile = 'https://www.linkedin.com/company/harbour'
  expect(render(<Footer owner={{}} profile={profile} />)).toContain(profile)
  const html = render(<Footer owner={{}} profile="" />)
  for (const text of [footer.profileTitle, footer.profileLabel]) expect(html).not.toContain(text)
})
