import { Section } from '@/components/ui/section'
import { videos } from '@/content/home'

/** The benefits of the videos. Each looks like the title frame of a film, with a subtitle. */
export function Videos() {
  return (
    <Section labelledBy="videos" background="deep" isBare>
      <div className="columns items-end gap-y-4 px-m pt-section pb-md">
        <h2 id="videos" className="text-8xl wide:col-span-7 wide:text-6xl">
          {videos.title}
        </h2>
        <div className="text-lg wide:col-[9/13]">
          <p className="font-semibold">{videos.line}</p>
          <p className="mt-1">{videos.lead}</p>
        </div>
      </div>
      {/* The founder’s letter overlaps the padding at the bottom. */}
      <ol className="grid divide-y pb-section theme-inverse wide:grid-cols-3 wide:divide-x wide:divide-y-0">
        {videos.benefits.map(({ title, text }) => (
          <li key={title} className="flex flex-col gap-4 px-m pt-10 pb-6 wide:pt-sm wide:pb-12">
            <h3 className="display text-6xl leading-[0.95] font-medium opsz-max wide:text-5xl">{title}</h3>
            <p className="text-lg">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
