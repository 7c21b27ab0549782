import { websiteOffer } from '@/content/website'
import { drawings } from './drawings'

/** The four inclusions as the frames of one strip. */
export function Storyboard() {
  const { inclusionsTitle, inclusions } = websiteOffer
  return (
    <div className="mt-14 lg:mt-20">
      <h3 className="font-sans text-small font-medium tracking-normal text-muted">{inclusionsTitle}</h3>
      <ol className="mt-5 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2" data-reveal>
        {inclusions.map(({ title, text }, index) => {
          const Drawing = drawings[index]
          return (
            <li key={title} className="break-inside-avoid">
              <div aria-hidden className="relative rounded-small border border-line bg-surface print:border-line-strong">
                {Drawing && <Drawing />}
                <span className="figure absolute top-3 left-4 text-brass">{index + 1}</span>
              </div>
              <h4 className="mt-4 font-medium">{title}</h4>
              <p className="mt-1 text-small text-muted">{text}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
