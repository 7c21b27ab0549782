import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'

const grounds = {
  solid: 'bar-solid',
  translucent: 'bar-translucent',
}

type Props = { ground: keyof typeof grounds; hasButton: boolean }

/**
 * The top bar. To change the ground of the translucent bar, a page sets `--bar-ground`, and `--on-bar-ground` for its
 * text, on `:root` (see book.css). The error page renders the header in the browser, where text cannot be measured:
 * app/layout.tsx sets the width of the name on the document.
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
