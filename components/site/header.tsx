import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'

const grounds = {
  solid: 'bar-solid',
  translucent: 'bar-translucent',
}

type Props = { ground: keyof typeof grounds; hasButton: boolean }

/**
 * The top bar. A page that gives the translucent bar another ground sets `--bar-ground`, and `--on-bar-ground` for the
 * text on it, on `:root`, as book.css does. The solid bar has its own. The error page renders the header in the
 * browser, which cannot measure text: app/layout.tsx sets the width of the name on the document.
 */
export function Header({ ground, hasButton }: Props) {
  return (
    <header className={`bar ${grounds[ground]}`}>
      <div className="bar-name">
        <ActionLink
          action={{ label: site.name, href: '/' }}
          aria-label={`${site.name}, ${siteLayout.homeLabel}`}
          translate="no"
        />
      </div>
      {hasButton && <ActionLink action={siteLayout.topBarAction} data-button className="bar-button" />}
    </header>
  )
}
