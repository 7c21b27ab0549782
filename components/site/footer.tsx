import { ExternalLink, InternalLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'
import type { Owner } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { EmailCopy, ThemeSwitch } from './islands'

const { footer, theme } = siteLayout

/** The footer of every page. The company's details and its privacy notice appear if the owner has set them. */
export function Footer({ owner: { privacyNotice, company } }: { owner: Owner }) {
  return (
    <footer aria-label={footer.name} className="border-t border-line bg-canvas print:border-0">
      <div className="container grid grid-cols-2 gap-x-6 gap-y-10 py-16 md:grid-cols-[1.6fr_1fr_1fr] lg:grid-cols-[1.6fr_1.2fr_0.7fr_0.7fr] lg:gap-12 print:grid-cols-[1.6fr_1.2fr_1.4fr]! print:py-4">
        <div className="col-span-full max-w-xs lg:col-span-1 print:col-span-1">
          <p className="font-serif text-h3">{site.name}</p>
          <p className="mt-2 text-small text-muted">{footer.line}</p>
        </div>
        <Column title={footer.contactTitle} className="col-span-2 md:col-span-1 print:col-span-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center link">
              {site.email}
            </a>
            <EmailCopy email={site.email} labels={footer.copy} />
          </div>
        </Column>
        <nav aria-labelledby="footer-pages" className="print:hidden">
          <ColumnTitle id="footer-pages">{footer.pagesTitle}</ColumnTitle>
          <ul className="mt-1 text-small">
            {footer.pages.map(({ label, href }) => (
              <li key={href}>
                <InternalLink href={href} className="inline-flex min-h-11 items-center hover:text-accent">
                  {label}
                </InternalLink>
              </li>
            ))}
          </ul>
        </nav>
        <Column title={footer.profileTitle}>
          <ExternalLink href={site.profile} className="inline-flex min-h-11 items-center hover:text-accent">
            {footer.profileLabel}
            <span className="sr-only"> {footer.newTab}</span>
          </ExternalLink>
        </Column>
      </div>
      <div className="container">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 print:py-2">
          <p className="text-legal text-muted">
            © {site.copyrightYear} {site.name}
          </p>
          {privacyNotice && (
            <ExternalLink
              href={privacyNotice}
              className="inline-flex min-h-11 items-center text-legal link sm:mr-auto sm:ml-4"
            >
              {footer.privacyNotice}
              <span className="sr-only"> {footer.newTab}</span>
            </ExternalLink>
          )}
          <ThemeSwitch name={theme.name} options={theme.options} />
        </div>
        {company && <p className="pb-5 text-legal text-muted">{interpolate(footer.company, company)}</p>}
      </div>
    </footer>
  )
}

function Column({ title, className = '', children }: { title: string; className?: string; children: React.ReactNode }) {
  return (
    <div className={className}>
      <ColumnTitle>{title}</ColumnTitle>
      <div className="mt-1 text-small">{children}</div>
    </div>
  )
}

function ColumnTitle({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="text-small font-medium text-muted">
      {children}
    </p>
  )
}
