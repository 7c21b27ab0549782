import { Frame } from '@/components/site/frame'
import { NotFoundLog } from '@/components/site/not-found-log'
import { NotFoundSlot } from '@/components/site/not-found-slot'
import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('*')

export default function NotFoundPage() {
  const { code, hours, title, text, link, logged } = notFoundPage
  return (
    <Frame path="*">
      <div className="container py-8 md:py-12">
        <NotFoundSlot hours={hours} code={code}>
          <h1 className="text-h2">{title}</h1>
          <p className="mt-3 text-muted">{text}</p>
          <ButtonLink action={link} className="mt-7" />
        </NotFoundSlot>
      </div>
      <NotFoundLog label={logged} />
    </Frame>
  )
}
