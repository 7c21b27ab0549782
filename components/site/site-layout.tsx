import type { ReactNode } from 'react'
import type { Path } from '@/content/routes'
import { owner, site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { Footer } from './footer'
import { Header } from './header'

/** The layout of every page, configured by its row in the route table. */
export function SiteLayout({ path, children }: { path: Path; children: ReactNode }) {
  const { headerBackground, headerButton } = routeFor(path)
  return (
    <div className="page min-h-svh">
      <a href="#main" className="skip-link">
        {siteLayout.skipLink}
      </a>
      <p className="page-origin paper-only">
        <span>{site.name}</span>
        {/* The address of a missing page is unknown. */}
        <span>{absoluteUrl(path === '*' ? '/' : path)}</span>
      </p>
      <Header background={headerBackground} hasButton={headerButton} />
      <main id="main" className="overflow-x-clip pt-header">
        {children}
      </main>
      {path !== '/book' && (
        <p className="page-invitation paper-only">
          {siteLayout.floatingAction.label}: {absoluteUrl('/book')}
        </p>
      )}
      <Footer owner={owner} profile={site.profile} />
    </div>
  )
}
