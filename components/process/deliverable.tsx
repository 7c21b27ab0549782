import { process } from '@/content/process'

export function Deliverable({ title }: { title: string }) {
  return (
    <div className="col-start-2 mt-8 flex h-fit items-start gap-4 rounded-panel border border-line bg-surface p-4 sm:items-center sm:gap-5 sm:p-5 print:gap-3 print:p-3 wide:col-start-3 wide:row-[1/3] wide:mt-0 wide:ml-12">
      <DocumentIcon />
      <div>
        <p className="text-fine font-medium text-brass">{process.deliverableLabel}</p>
        <p className="mt-1 font-serif text-h3">{title}</p>
        <p className="mt-2 text-small text-muted print:mt-0">{process.deliverableText}</p>
      </div>
    </div>
  )
}

function DocumentIcon() {
  return (
    <svg
      viewBox="0 0 84 108"
      width="84"
      height="108"
      className="w-12 shrink-0 fill-none stroke-line-strong sm:w-20 print:w-12"
      aria-hidden="true"
    >
      <path d="M1 9a8 8 0 0 1 8-8h50l24 24v74a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" className="fill-canvas" />
      <path d="M59 1v16a8 8 0 0 0 8 8h16" />
      <path d="M13 21h26" className="stroke-ink" strokeWidth="3" />
      <path d="M13 32h36M13 40h28" />
      <path d="m13 70 14-6 14 2 14-10 15-7" className="stroke-accent" strokeWidth="2" />
      <path d="M13 91v-6M24.4 91v-6M35.8 91v-6M47.2 91v-6M58.6 91v-6M70 91v-6M13 91h57" className="stroke-brass" />
    </svg>
  )
}
