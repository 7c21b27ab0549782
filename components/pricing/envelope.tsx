const SEAL_PATH =
  'M76.6 40.5C76.6 45.9 77.8 49.5 76.0 54.3C74.2 59.1 70.8 60.8 67.7 64.4C64.6 67.9 65.1 69.7 60.6 72.0C56.0 74.4 50.5 75.3 44.7 76.2C39.0 77.1 36.5 77.7 32.0 76.7C27.5 75.7 26.4 73.6 22.1 71.2C17.8 68.7 13.7 67.9 10.6 64.4C7.6 61.0 8.8 58.6 6.9 53.9C5.0 49.2 1.4 46.3 1.3 40.9C1.3 35.4 4.6 32.0 6.7 26.9C8.8 21.7 8.8 18.6 11.9 15.0C15.1 11.4 18.6 11.3 22.5 8.8C26.4 6.3 26.9 3.2 31.4 2.3C36.0 1.5 39.3 3.4 45.2 4.5C51.1 5.5 56.4 5.3 60.9 7.5C65.4 9.8 64.8 11.8 67.8 15.7C70.8 19.6 74.3 22.1 76.1 27.0C77.9 32.0 76.7 35.0 76.6 40.5Z'

/**
 * Drawing of a closed envelope: the flap along the top of the card, and the wax seal.
 * @param monogram the letter on the seal.
 * @param isTurning whether the inner ring of the seal turns.
 */
export function Envelope({ monogram, isTurning }: { monogram: string; isTurning: boolean }) {
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 400 100"
        width="300"
        height="75"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-32 w-full"
      >
        <path
          d="M-2-2H402L214 94Q200 101 186 94Z"
          className="fill-sunken stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg aria-hidden viewBox="0 0 80 80" width="80" height="80" className="relative mx-auto mt-20 size-24">
        <path d={SEAL_PATH} className="fill-accent" />
        <circle
          cx="40"
          cy="40"
          r="28"
          pathLength="60"
          strokeDasharray={isTurning ? '14 6' : undefined}
          className={`stroke-on-accent fill-none opacity-60 ${isTurning ? 'origin-center animate-[spin_2.4s_linear_infinite]' : ''}`}
        />
        <text x="40" y="52" textAnchor="middle" className="fill-on-accent font-serif text-[34px]">
          {monogram}
        </text>
      </svg>
    </>
  )
}
