import { ActionLink } from '@/components/ui/link'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'

type Props = { ground: 'solid' | 'translucent'; hasButton: boolean }

/**
 * The top bar. A page can set `--bar-ground` and `--on-bar-ground`, the colours of the bar and of its text, on `:root`
 * (book.css). The error page renders the header in the browser, which cannot measure text: app/layout.tsx measures the name.
 */
export function Header({ ground, hasButton }: Props) {
  return (
    <header
      className={`bar fixed inset-x-0 top-0 z-20 flex h-bar justify-between border-b border-line ps-m tiny:absolute ${ground === 'solid' ? 'bar-solid' : ''}`}
    >
      <div className="@container flex min-w-0 flex-1">
        <ActionLink
          action={{ label: site.name, href: '/' }}
          aria-label={`${site.name}, ${siteLayout.homeLabel}`}
          translate="no"
          className="bar-name -ms-3 flex items-center px-3 whitespace-nowrap focus-visible:-outline-offset-6"
        />
      </div>
      {hasButton && (
        <ActionLink
          action={siteLayout.topBarAction}
          data-button
          className="me-m flex min-h-[min(2.75rem,66px)] max-w-[60%] flex-none items-center self-center border px-5 text-small leading-tight font-semibold hover:bg-(--button) hover:text-(--on-button) focus-visible:outline-offset-2"
        />
      )}
    </header>
  )
}
