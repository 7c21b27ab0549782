import { ButtonLink } from '@/components/ui/button'
import { DiaryEcho } from '@/components/diary/diary-echo'
import { Section } from '@/components/ui/section'
import { closing, diary } from '@/content/home'

/** The last word, beside a diary that is full. */
export function Closing() {
  return (
    <Section
      labelledBy="closing"
      tone="accent"
      className="grid items-center gap-14 md:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.4fr_1fr] lg:gap-20"
    >
      <div data-reveal>
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <p className="mt-6 max-w-measure-lg text-lead">{closing.text}</p>
        <ButtonLink action={closing.action} look="on-accent" className="mt-10" />
      </div>
      <DiaryEcho days={diary.days} times={Object.keys(diary.week)} />
    </Section>
  )
}
