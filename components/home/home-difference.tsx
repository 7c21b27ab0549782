import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'
import { SpriteIllustration } from './sprite-illustration'

/** The layout of each card. `isSideBySide` places the drawing next to the text on wide screens. */
const shapes = [
  {
    className: 'gap-24 border-transparent bg-accent-soft md:col-span-4 md:min-h-84',
    drawing: {
      name: 'teeth',
      width: 272,
      height: 164,
      className: 'absolute top-6 right-6 h-32 w-36 md:top-8 md:right-[5%] md:h-[calc(100%-4rem)] md:w-[40%]',
    },
    isSideBySide: true,
  },
  {
    className: 'gap-8 border-line bg-surface md:col-span-2',
    drawing: { name: 'founder', width: 240, height: 96, className: 'h-24 w-full max-w-60' },
  },
  {
    className: 'gap-8 border-line bg-surface md:col-span-2',
    drawing: { name: 'attendance', width: 240, height: 96, className: 'h-24 w-full max-w-60' },
  },
  {
    className: 'gap-14 border-line bg-sunken md:col-span-4 md:min-h-72',
    drawing: {
      name: 'systems',
      width: 300,
      height: 84,
      className: 'absolute top-6 right-6 h-13 w-44 md:top-9 md:right-9 md:h-24 md:w-[45%]',
    },
    isSideBySide: true,
  },
]

export function HomeDifference() {
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
            className={`relative flex flex-col justify-between overflow-clip rounded-panel border p-6 md:p-8 ${shapes[index]!.className}`}
          >
            <span aria-hidden="true" className="figure text-h2 leading-none text-brass">
              {index + 1}
            </span>
            <SpriteIllustration {...shapes[index]!.drawing} />
            <div className={shapes[index]!.isSideBySide ? 'md:max-w-[55%]' : undefined}>
              <h3>{title}</h3>
              <p className="mt-3 max-w-measure-lg text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
