import { qualify } from '@/content/qualify'

/** The question, and why it is asked. */
export function Intro() {
  return (
    <div className="container pt-14 pb-12 text-center md:pt-24 md:pb-16">
      <h1>{qualify.title}</h1>
      <p className="mx-auto mt-6 max-w-[34rem] text-lead text-balance text-muted">{qualify.lead}</p>
    </div>
  )
}
