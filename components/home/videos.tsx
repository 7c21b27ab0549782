import { Section } from '@/components/ui/section'
import { videos } from '@/content/home'

/** The benefits of the videos. Each looks like the title frame of a film, with a subtitle. */
export function Videos() {
  return (
    <Section labelledBy="videos" ground="deep" isBare>
      <div className="columns items-end gap-y-4 px-m pt-section pb-part">
        <h2 id="videos" className="text-banner wide:col-span-7 wide:text-heading">
          {videos.title}
        </h2>
        <div className="text-lead wide:col-[9/13]">
          <p className="font-semibold">{videos.line}</p>
          <p className="mt-1">{videos.lead}</p>
        </div>
      </div>
      {/* The founder’s letter overlaps the padding at the bottom. */}
      <ol className="grid divide-y pb-section ground-night wide:grid-cols-3 wide:divide-x wide:divide-y-0">
        {videos.benefits.map(({ title, text }) => (
          <li key={title} className="flex flex-col gap-4 px-m pt-10 pb-6 wide:pt-item wide:pb-12">
            <h3 className="voice text-heading leading-[0.95] font-medium opsz-max wide:text-caption">{title}</h3>
            <p className="text-lead">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
