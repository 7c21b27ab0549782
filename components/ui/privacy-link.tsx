import { siteLayout } from '@/content/site-layout'
import { ExternalLink } from './link'

const { footer } = siteLayout

type Props = { notice: string; className: string }

/**
 * A link to the privacy notice.
 * @param notice `owner.privacyNotice`: a URL, or the path of a file in public/. Hosts serve pages without `.html`.
 */
export function PrivacyLink({ notice, className }: Props) {
  const isExternal = !notice.startsWith('/')
  const Link = isExternal ? ExternalLink : 'a'
  return (
    <Link href={isExternal ? notice : notice.replace(/\.html$/, '')} className={className}>
      {footer.privacyNotice}
      {isExternal && <span className="sr-only"> {footer.newTab}</span>}
    </Link>
  )
}
