import type { ReactNode } from 'react'
import { siteLayout } from '@/content/site-layout'
import { owner, site } from '@/content/site'
import type { Path } from '@/content/schema'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { FloatingButton } from './floating-button'
import { Footer } from './footer'
import { BreadcrumbData } from './structured-data'
import { TopBar } from './top-bar'

/** The layout of every page, configured by its row of the route table. */
export function SiteLayout({ path, children }: { path: Path; children: ReactNode }) {
  const { topBarBackground, topBarButton, floatingButton } = routeFor(path)
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-24 rounded-full bg-accent px-5 py-3 text-on-accent focus:translate-y-0 print:hidden"
      >
        {siteLayout.skipLink}
      </a>
      {path !== '*' && (
        <p className="hidden justify-between pb-6 text-fine text-muted print:flex">
          <span>{site.name}</span>
          <span>{absoluteUrl(path)}</span>
        </p>
      )}
      <TopBar background={topBarBackground} button={topBarButton} />
      <div>
        <main id="main" tabIndex={-1} className="pt-(--top-bar) print:pt-0">
          {children}
        </main>
        {floatingButton && <FloatingButton />}
      </div>
      <Footer owner={owner} />
      <BreadcrumbData path={path} />
    </>
  )
}
