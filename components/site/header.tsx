import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'

const grounds = {
  solid: 'on-white',
  translucent: 'bar-translucent',
}

type Props = { ground: keyof typeof grounds; hasButton: boolean }

/**
 * The top bar. A page that needs another ground behind it sets `--page-bar` and `--on-page-bar` on `:root`, as
 * booking.css does. It is part of the error page too, and therefore measures nothing: app/layout.tsx sets the width of the
 * name on the document.
 */
export function Header({ ground, hasButton }: Props) {
  return (
    <header className={`bar paper:hidden ${grounds[ground]}`}>
      <div className="bar-name">
        <ActionLink action={{ label: site.name, href: '/' }} aria-label={`${site.name}, ${siteLayout.homeLabel}`} />
      </div>
      {hasButton && <ActionLink action={siteLayout.topBarAction} data-button="bar" className="bar-button bar-action" />}
    </header>
  )
}
