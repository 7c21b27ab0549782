import { ActionLink } from '@/components/ui/link'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'

type Props = { background: 'solid' | 'translucent'; hasButton: boolean }

/**
 * The header. A page can set `--header-background` and `--on-header-background`, its colour and that of its text, on `:root`
 * (book.css). The error page renders the header in the browser, which cannot measure text: app/layout.tsx measures the name.
 */
export function Header({ background, hasButton }: Props) {
  return (
    <header className={`header ${background === 'solid' ? 'header-solid' : ''}`}>
      <div className="header-home">
        <ActionLink
          action={{ label: site.name, href: '/' }}
          aria-label={`${site.name}, ${siteLayout.homeLabel}`}
          translate="no"
          className="header-name display"
        />
      </div>
      {hasButton && <ActionLink action={siteLayout.headerAction} data-button className="header-button framed" />}
    </header>
  )
}
