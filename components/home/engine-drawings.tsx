const line = 'fill-none stroke-accent stroke-2 [vector-effect:non-scaling-stroke]'

/** Two lines that join: downwards on phones, to the right on wide screens. */
export function Confluence() {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 64"
        width="100"
        height="64"
        preserveAspectRatio="none"
        className="mt-4 h-16 w-full lg:hidden"
      >
        <path className={line} d="M23 0C23 40 50 24 50 64M77 0C77 40 50 24 50 64" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 320"
        width="100"
        height="320"
        preserveAspectRatio="none"
        className="hidden h-80 w-full lg:block"
      >
        <path className={line} d="M0 119C60 119 40 160 100 160M0 201C60 201 40 160 100 160" />
      </svg>
    </>
  )
}

/** A line with an arrowhead. */
export function Connector() {
  return (
    <div aria-hidden="true" className="relative my-4 h-14 w-0.5 bg-accent lg:my-0 lg:h-0.5 lg:w-full lg:self-center">
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        className="absolute top-1/2 left-1/2 size-3 -translate-1/2 rotate-90 fill-none stroke-accent stroke-2 lg:rotate-0"
      >
        <path d="M3 1l5 5-5 5" />
      </svg>
    </div>
  )
}
