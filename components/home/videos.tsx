import { Section } from '@/components/ui/section'
import { videos } from '@/content/home'

/** The benefits as the title frames of a film, with subtitles. */
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
      {/* The letter below lies over the foot of the band. */}
      <ol className="grid grid-cols-[minmax(0,1fr)] pb-section on-night wide:grid-cols-3">
        {videos.benefits.map(({ title, text }) => (
          <li key={title} className="film">
            <h3>{title}</h3>
            <p className="text-lead">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
