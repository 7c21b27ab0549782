import { ButtonLink } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'
import type { RouteRow } from '@/content/schema'

const backgrounds: Record<RouteRow['topBarBackground'], string> = {
  solid: 'bg-surface',
  translucent: 'bg-canvas/80 [backdrop-filter:blur(12px)]',
}

/** Its button is never filled: each page that has it has the floating button too. */
export function TopBar({ background, button }: { background: RouteRow['topBarBackground']; button: boolean }) {
  return (
    <header
      data-background={background}
      className={`fixed inset-x-0 top-0 z-20 border-b border-line pt-[env(safe-area-inset-top)] print:hidden ${backgrounds[background]}`}
    >
      <div className="container flex h-[calc(var(--top-bar)-1px)] items-center justify-between gap-4 roomy">
        <InternalLink
          href="/"
          aria-label={`${site.name}, ${siteLayout.homeLabel}`}
          className="-mx-2 flex min-h-11 items-center px-2 font-serif text-h3 tracking-tight"
        >
          {site.name}
        </InternalLink>
        {button && <ButtonLink action={siteLayout.topBarAction} variant="outline" size="compact" />}
      </div>
    </header>
  )
}
