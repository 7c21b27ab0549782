import { ExternalLink } from './link'

type Props = { notice: string; labels: { privacyNotice: string; newTab: string }; className: string }

/**
 * A link to the privacy notice.
 * @param notice `owner.privacyNotice`: a URL, or the path of a file in public/. Hosts serve pages without `.html`.
 */
export function PrivacyLink({ notice, labels, className }: Props) {
  if (notice.startsWith('/'))
    return (
      <a href={notice.replace(/\.html$/, '')} className={className}>
        {labels.privacyNotice}
      </a>
    )
  return (
    <ExternalLink href={notice} className={className}>
      {labels.privacyNotice}
      <span className="sr-only"> {labels.newTab}</span>
    </ExternalLink>
  )
}
