import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { owner, site } from '@/content/site'
import type { Path, RouteRow } from '@/content/schema'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { Footer } from './footer'
import { OverlapObserver } from './islands'
import { BreadcrumbData } from './structured-data'

const backgrounds: Record<RouteRow['topBarBackground'], string> = {
  solid: 'bg-surface',
  translucent: 'bg-canvas/80 [backdrop-filter:blur(12px)]',
}

/** The layout of every page, configured by its row in the route table. */
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
        <p className="hidden justify-between pb-6 text-small text-muted print:flex">
          <span>{site.name}</span>
          <span>{absoluteUrl(path)}</span>
        </p>
      )}
      <header
        data-background={topBarBackground}
        className={`fixed inset-x-0 top-0 z-20 border-b border-line pt-[env(safe-area-inset-top)] print:hidden ${backgrounds[topBarBackground]}`}
      >
        <div className="container flex h-[calc(var(--top-bar)-1px)] items-center justify-between gap-4 roomy">
          <InternalLink
            href="/"
            aria-label={`${site.name}, ${siteLayout.homeLabel}`}
            className="-mx-2 flex min-h-11 items-center px-2 font-serif text-h3 tracking-tight"
          >
            {site.name}
          </InternalLink>
          {/* Never filled: pages with this button also have the floating button. */}
          {topBarButton && <ButtonLink action={siteLayout.topBarAction} variant="outline" size="compact" />}
        </div>
      </header>
      <div>
        <main id="main" tabIndex={-1} className="pt-(--top-bar) print:pt-0">
          {children}
        </main>
        {/* Sticky, in its own row below the content, so that it never covers the last lines. */}
        {floatingButton && (
          <OverlapObserver
            name={siteLayout.floatingName}
            className="pointer-events-none sticky bottom-0 z-10 flex justify-end px-(--gutter) pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] transition-opacity duration-200 focus-within:opacity-100! data-covering:opacity-0 data-covering:*:pointer-events-none! print:hidden"
          >
            <ButtonLink
              action={siteLayout.floatingAction}
              variant="quiet"
              size="compact"
              className="pointer-events-auto shadow-float"
            />
          </OverlapObserver>
        )}
      </div>
      <Footer owner={owner} />
      <BreadcrumbData path={path} />
    </>
  )
}
