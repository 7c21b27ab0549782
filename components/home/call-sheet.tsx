import { coordinators } from '@/content/home'

const { callSheet } = coordinators

export function CallSheet() {
  return (
    <figure data-reveal className="self-center rounded-panel border border-line bg-surface">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-dashed border-line-strong/60 px-5 py-4 md:px-8 md:py-5">
        <span className="font-serif text-h3 tracking-tight">{callSheet.title}</span>
        <span className="text-fine text-muted">{callSheet.note}</span>
      </figcaption>
      <div className="px-5 py-6 md:px-8 md:py-8">
        <p className="flex items-center gap-2.5 text-small font-medium">
          <i className="size-2.5 rounded-full border-[1.5px] border-brass" />
          {callSheet.enquiry}
        </p>
        <dl className="my-5 ml-[0.3rem] grid gap-5 border-l border-line py-1 pl-5">
          {callSheet.exchange.map(({ speaker, words }) => (
            <div key={words}>
              <dt className="text-fine text-brass">{speaker}</dt>
              <dd className="mt-0.5 font-serif text-h4 leading-snug">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-center gap-2.5 rounded-small bg-accent px-4 py-3 text-small font-medium text-on-accent">
          <i className="size-2.5 shrink-0 rounded-full bg-current" />
          {callSheet.outcome}
        </p>
      </div>
    </figure>
  )
}
