import { Eyebrow } from '@/components/ui/eyebrow'
import { videos } from '@/content/home'
import { Filmstrip } from './filmstrip'

export function Videos() {
  return (
    <section aria-labelledby="videos" className="py-section">
      <div data-reveal className="container grid gap-6 roomy lg:grid-cols-2 lg:items-end lg:gap-16">
        <div>
          <Eyebrow>{videos.eyebrow}</Eyebrow>
          <h2 id="videos" className="mt-3">
            {videos.title}
          </h2>
        </div>
        <p className="max-w-measure-xl text-lead text-muted">{videos.lead}</p>
      </div>
      <Filmstrip {...videos} />
    </section>
  )
}
