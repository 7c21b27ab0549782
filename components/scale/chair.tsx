import { Illustration } from '@/components/ui/illustration'

/** Defines the drawing once, for every `Chair` of the page. */
export function ChairSymbol() {
  return (
    <svg width="0" height="0" className="absolute size-0" aria-hidden="true">
      <symbol id="chair" viewBox="0 0 64 64">
        <path d="M44 61V12a6 6 0 0 0-6-6H27" className="stroke-line-strong fill-none" />
        <path d="M19 6h9l-1.5 5h-6Z" className="fill-brass stroke-none" />
        <path d="M30 44v13m-10 4h20m-18 0 2-4h12l2 4" className="stroke-line-strong fill-none" />
        <path
          d="m9 22 11 17h17l14 8"
          className="fill-none stroke-current"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="m4.5 15 2 3" className="fill-none stroke-current" strokeWidth="6" strokeLinecap="round" />
      </symbol>
    </svg>
  )
}

export function Chair({ className }: { className: string }) {
  return (
    <Illustration width={64} height={64} className={className}>
      <use href="#chair" />
    </Illustration>
  )
}
