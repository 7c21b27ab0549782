import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { closing, diary } from '@/content/home'

export function HomeClosing() {
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
      {/* A small full diary. Without stylesheets, its text wraps at the spaces. */}
      <div aria-hidden="true" data-reveal className="mini-diary w-full max-w-100 text-small lg:justify-self-end">
        <span />
        {diary.days.map((day) => (
          <span key={day}>{`${day} `}</span>
        ))}
        {Object.keys(diary.week).map((time) => [
          <span key={time} className="time">
            {`${time} `}
          </span>,
          ...diary.days.map((day) => <i key={day} />),
        ])}
      </div>
    </Section>
  )
}
