/** Both halves start in the middle, so that their dashes mirror each other. */
const arch = 'M170 24C82 24 20 96 20 330M170 24c88 0 150 72 150 306'

/** A dental arch with one tooth highlighted. */
export function Arch() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 340 300"
      className="absolute top-6 right-6 w-36 fill-none md:top-auto md:right-[5%] md:bottom-0 md:w-[36%]"
      strokeLinecap="round"
    >
      <g strokeDasharray="0 44" strokeDashoffset="-22">
        <path d={arch} strokeWidth="37" className="stroke-accent" />
        <path d={arch} strokeWidth="34" className="stroke-accent-soft" />
      </g>
      <path
        d="M170 24c88 0 150 72 150 306"
        strokeWidth="37"
        strokeDasharray="0 999"
        strokeDashoffset="-154"
        className="stroke-accent"
      />
    </svg>
  )
}

/** A diary, a booking tool and e-mail on one line. */
export function Systems() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 84"
      className="absolute top-6 right-6 w-44 fill-none stroke-accent stroke-[1.5] md:top-9 md:right-9 md:w-[45%]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 42h296" className="stroke-brass" />
      <path
        className="fill-surface"
        d="M22 8h56a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8zM122 8h56a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8zM222 8h56a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z"
      />
      <path d="M32 26v32M50 26v32M68 26v32M32 26h36M32 42h36M32 58h36M132 28h36v30h-36zM132 36h36M140 24v6M160 24v6M144 46l5 5 8-9M230 28h40v28h-40zM230 29l20 16 20-16" />
    </svg>
  )
}
