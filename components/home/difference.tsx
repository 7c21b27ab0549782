import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'
import { Arch, Systems } from './difference-drawings'

const shapes = [
  { className: 'gap-24 border-transparent bg-accent-soft md:col-span-4 md:min-h-84', drawing: <Arch /> },
  { className: 'gap-8 border-line bg-surface md:col-span-2' },
  { className: 'gap-8 border-line bg-surface md:col-span-2' },
  { className: 'gap-14 border-line bg-sunken md:col-span-4 md:min-h-72', drawing: <Systems /> },
]

export function Difference() {
  return (
    <Section labelledBy="difference">
      <h2 id="difference" data-reveal>
        {difference.title}
      </h2>
      <ol className="mt-10 grid gap-4 md:mt-14 md:grid-cols-6 md:gap-5">
        {difference.cards.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            className={`relative flex flex-col justify-between overflow-clip rounded-panel border p-6 md:p-8 ${shapes[index]?.className}`}
          >
            <span aria-hidden="true" className="figure text-h2 leading-none text-brass">
              {index + 1}
            </span>
            {shapes[index]?.drawing}
            <div className={shapes[index]?.drawing && 'md:max-w-[55%]'}>
              <h3>{title}</h3>
              <p className="mt-3 max-w-measure-lg text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
