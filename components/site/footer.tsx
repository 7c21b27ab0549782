import { ActionLink, ExternalLink } from '@/components/ui/link'
import { PrivacyLink } from '@/components/ui/privacy-link'
import type { Owner } from '@/content/schema'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { interpolate } from '@/lib/interpolate'
import { EmailCopy } from './email-copy'
import { ThemeSwitch } from './theme-switch'

const { footer, theme } = siteLayout
const columnTitle = 'text-sm font-semibold text-soft'

type Props = { owner: Owner; profile?: string | undefined }

/** The footer of every page. The owner's details and the profile appear if they are set. */
export function Footer({ owner: { phone, privacyNotice, company }, profile }: Props) {
  return (
    <footer aria-label={footer.name} className="footer px-m pt-xl pb-6">
      <div className="grid grid-cols-2 gap-8 wide:grid-cols-[5fr_4fr_2fr_2fr] not-wide:tiny:grid-cols-1">
        <div className="not-wide:col-span-full">
          <p className="display text-brand font-medium">{site.name}</p>
          <p className="mt-2 max-w-[22em] text-soft">{footer.line}</p>
        </div>
        <div className="not-wide:col-span-full">
          <p className={columnTitle}>{footer.contactTitle}</p>
          <div className="flex flex-wrap items-center gap-x-3">
            <a href={`mailto:${site.email}`} className="touch-target min-w-0 wrap-anywhere link">
              {site.email}
            </a>
            <EmailCopy email={site.email} labels={footer.copy} />
          </div>
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="touch-target link">
              {phone}
            </a>
          )}
        </div>
        <nav aria-labelledby="footer-pages" className="screen-only">
          <p id="footer-pages" className={columnTitle}>
            {footer.pagesTitle}
          </p>
          <ul>
            {footer.pages.map((action) => (
              <li key={action.href}>
                <ActionLink action={action} className="touch-target link" />
              </li>
            ))}
          </ul>
        </nav>
        {profile && (
          <div>
            <p className={columnTitle}>{footer.profileTitle}</p>
            <ExternalLink href={profile} className="touch-target link">
              {footer.profileLabel}
              <span className="sr-only"> {footer.newTab}</span>
            </ExternalLink>
          </div>
        )}
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4 text-xs text-soft">
        <p>
          © {site.copyrightYear} {site.name}
        </p>
        {privacyNotice && (
          <PrivacyLink notice={privacyNotice} labels={footer} className="touch-target link wide:ms-4 wide:me-auto" />
        )}
        <ThemeSwitch name={theme.name} options={theme.options} />
      </div>
      {company && <p className="pt-4 text-xs text-soft">{interpolate(footer.company, company)}</p>}
    </footer>
  )
}
