import { scale } from '@/content/scale'

/** Whom the page is for. */
export function Intro() {
  return (
    <div className="container grid gap-x-16 gap-y-6 pt-14 pb-14 md:pt-24 md:pb-20 lg:grid-cols-[1.7fr_1fr] lg:items-end">
      <h1>{scale.title}</h1>
      <p className="max-w-[34rem] text-lead text-muted lg:pb-3">{scale.lead}</p>
    </div>
  )
}
