import type { ReactNode } from 'react'
import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { owner, site } from '@/content/site'
import type { Path } from '@/content/link-types'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { measure } from '@/build/render/measure'
import { Footer } from './footer'
import { WeekStrip } from './week-strip'

const backgrounds = {
  solid: 'on-white',
  translucent: 'translucent',
}

/**
 * In em. The name of the agency is as large as its part of the bar allows. In the size of the bar, the font has a lower
 * optical size than the measured one, in which letters are up to 5% wider.
 */
const NAME_WIDTH = (measure(site.name, 500).width * 1.06).toFixed(3)

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
      <header
        data-background={topBarBackground}
        className={`fixed inset-x-0 top-0 z-20 flex h-bar items-stretch justify-between border-b border-line ps-m low:absolute paper:hidden ${backgrounds[topBarBackground]}`}
      >
        <div className="@container flex min-w-0 grow items-stretch">
          <ActionLink
            action={{ label: site.name, href: '/' }}
            aria-label={`${site.name}, ${siteLayout.homeLabel}`}
            style={{ '--name-width': NAME_WIDTH }}
            className="-ms-3 flex min-h-11 items-center px-3 voice display-[min(2.3rem,(100cqi-1rem)/var(--name-width))] leading-[0.75] font-medium whitespace-nowrap focus-visible:-outline-offset-6"
          />
        </div>
        {topBarButton && (
          <ActionLink
            action={siteLayout.topBarAction}
            className="bar-button flex max-w-3/5 items-center border-s border-line px-m text-small font-semibold hover:bg-ink hover:text-gum focus-visible:-outline-offset-6 tight:leading-tight"
          />
        )}
      </header>
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
