import { ButtonLink } from '@/components/ui/button'
import { MiniDiary } from '@/components/diary/mini-diary'
import { Section } from '@/components/ui/section'
import { closing, diary } from '@/content/home'

export function Closing() {
  return (
    <Section
      labelledBy="closing"
      tone="accent"
      className="grid items-center gap-14 roomy md:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.4fr_1fr] lg:gap-20"
    >
      <div data-reveal>
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <p className="mt-6 max-w-measure-lg text-lead">{closing.text}</p>
        <ButtonLink action={closing.action} variant="on-accent" className="mt-10" />
      </div>
      <MiniDiary days={diary.days} times={Object.keys(diary.week)} />
    </Section>
  )
}
