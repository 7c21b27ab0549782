import { ExternalLink } from './link'

type Props = { notice: string; labels: { privacyNotice: string; newTab: string }; className: string }

/**
 * A link to the privacy notice.
 * @param notice `owner.privacyNotice`: a URL, or the path of a file in public/. Hosts serve pages without `.html`.
 */
export function PrivacyLink({ notice, labels, className }: Props) {
  const isExternal = !notice.startsWith('/')
  const Link = isExternal ? ExternalLink : 'a'
  return (
    <Link href={isExternal ? notice : notice.replace(/\.html$/, '')} className={className}>
      {labels.privacyNotice}
      {isExternal && <span className="sr-only"> {labels.newTab}</span>}
    </Link>
  )
}
