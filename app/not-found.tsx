import { SiteLayout } from '@/components/site/site-layout'
import { LogPath } from '@/components/site/islands'
import { EmptySlot } from '@/components/not-found/empty-slot'
import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('*')

export default function NotFoundPage() {
  const { title, text, link, logged } = notFoundPage
  return (
    <SiteLayout path="*">
      <div className="container py-8 roomy md:py-12">
        <EmptySlot>
          <h1 className="text-h2">{title}</h1>
          <p className="mt-3 text-muted">{text}</p>
          <ButtonLink action={link} className="mt-7" />
        </EmptySlot>
      </div>
      <LogPath label={logged} />
    </SiteLayout>
  )
}
