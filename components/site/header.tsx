import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'

const backgrounds = {
  solid: 'on-white',
  translucent: 'translucent',
}

type Props = { background: keyof typeof backgrounds; hasButton: boolean }

/**
 * The top bar. It is part of the error page too, and therefore measures nothing: app/layout.tsx sets the width of the name
 * on the document.
 */
export function Header({ background, hasButton }: Props) {
  return (
    <header
      data-background={background}
      className={`fixed inset-x-0 top-0 z-20 flex h-bar items-stretch justify-between border-b border-line ps-m low:absolute paper:hidden ${backgrounds[background]}`}
    >
      <div className="@container flex min-w-0 grow items-stretch">
        <ActionLink
          action={{ label: site.name, href: '/' }}
          aria-label={`${site.name}, ${siteLayout.homeLabel}`}
          className="-ms-3 flex min-h-11 items-center px-3 voice display-[min(2.3rem,(100cqi-1rem)/var(--name-width))] leading-[0.75] font-medium whitespace-nowrap focus-visible:-outline-offset-6"
        />
      </div>
      {hasButton && (
        <ActionLink
          action={siteLayout.topBarAction}
          className="bar-button flex max-w-3/5 items-center border-s border-line px-m text-small font-semibold hover:bg-ink hover:text-gum focus-visible:-outline-offset-6 tight:leading-tight"
        />
      )}
    </header>
  )
}
