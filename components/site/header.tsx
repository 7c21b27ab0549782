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
    <header className={`bar ${ground === 'solid' ? 'bar-solid' : ''}`}>
      <div className="bar-home">
        <ActionLink
          action={{ label: site.name, href: '/' }}
          aria-label={`${site.name}, ${siteLayout.homeLabel}`}
          translate="no"
          className="bar-name"
        />
      </div>
      {hasButton && <ActionLink action={siteLayout.topBarAction} data-button className="bar-button framed" />}
    </header>
  )
}
