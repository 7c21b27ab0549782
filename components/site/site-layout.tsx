import type { ReactNode } from 'react'
import { siteLayout } from '@/content/site-layout'
import { owner, site } from '@/content/site'
import type { Path } from '@/content/link-types'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { Footer } from './footer'
import { Header } from './header'
import { WeekStrip } from './week-strip'

/** The layout of every page, configured by its row in the route table. */
export function SiteLayout({ path, children }: { path: Path; children: ReactNode }) {
  const { topBarBackground, topBarButton, floatingButton } = routeFor(path)
  return (
    <div className={`relative min-h-svh paper:min-h-0 ${floatingButton ? 'pb-(--strip) paper:pb-0' : ''}`}>
      <a
        href="#main"
        className="fixed top-2 left-m z-30 -translate-y-24 bg-button px-5 py-3 text-on-button focus:translate-y-0 paper:hidden"
      >
        {siteLayout.skipLink}
      </a>
      {path !== '*' && (
        <p className="hidden justify-between px-m pb-6 text-small text-soft paper:flex">
          <span>{site.name}</span>
          <span>{absoluteUrl(path)}</span>
        </p>
      )}
      <Header background={topBarBackground} hasButton={topBarButton} />
      <main id="main" tabIndex={-1} className="overflow-x-clip pt-bar paper:pt-0">
        {children}
      </main>
      {path !== '/book' && (
        <p className="hidden px-m pt-6 font-semibold paper:block">
          {siteLayout.floatingAction.label}: {absoluteUrl('/book')}
        </p>
      )}
      <Footer owner={owner} />
      {/* After the footer, as the last stop of the keyboard. */}
      {floatingButton && <WeekStrip />}
    </div>
  )
}
