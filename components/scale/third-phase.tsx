import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import { process } from '@/content/process'
import { scale } from '@/content/scale'
import { PhaseAxis } from './phase-axis'

const { eyebrow, text, phase, focus, week, alt } = scale.phase

export function ThirdPhase() {
  return (
    <Section labelledBy="third-phase" bare className="pb-section roomy">
      <PhaseAxis now={phase.weeks.from} weeks={process.axis.weeks} label={week} alt={alt} />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="third-phase" className="mt-3">
            {phase.title}
          </h2>
          <p className="mt-2 figure text-h3 text-brass">{phase.duration}</p>
          <p className="mt-5 max-w-measure-lg text-muted">{phase.description}</p>
          <p className="mt-3 max-w-measure-lg text-muted">{text}</p>
        </div>
        <ul data-reveal className="font-serif text-h3 lg:text-h2">
          {phase.details.map((detail) => (
            <li
              key={detail}
              className={`border-b border-line py-3 first:border-t ${detail === focus ? 'text-accent' : 'text-muted'}`}
            >
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
