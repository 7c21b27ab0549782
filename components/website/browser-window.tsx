/** A drawing of a page that is scrolled to its end, where a slot is booked. */
export function BrowserWindow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 500"
      width="288"
      height="400"
      className="stroke-line-strong lg:block hidden w-full fill-none stroke-[1.5] print:hidden"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="1" y="1" width="358" height="498" rx="14" className="fill-surface" />
      <path d="M1 38h358" />
      <path d="M20 20h.01M34 20h.01M48 20h.01" className="stroke-[6]" />
      <rect x="72" y="10" width="262" height="19" rx="9.5" className="fill-sunken stroke-line" />
      <path d="M84 19.5h72" className="stroke-line" />
      <path d="M32 70h170M32 86h118" className="stroke-ink stroke-[5]" />
      <path d="M32 108h140M32 119h112" className="stroke-line stroke-[3]" />
      <rect x="228" y="62" width="88" height="100" rx="8" className="fill-accent-soft stroke-accent" />
      <circle cx="272" cy="99" r="16" className="fill-surface stroke-accent" />
      <path d="M243 162c1-24 13-36 29-36s28 12 29 36" className="fill-surface stroke-accent" />
      <path d="M32 190h284" className="stroke-line" />
      <rect x="32" y="210" width="84" height="62" rx="8" className="fill-sunken" />
      <path d="m32 262 26-24 18 14 16-10 24 20" />
      <path d="M136 220h132M136 236h180M136 250h164M136 264h96" className="stroke-line stroke-[3]" />
      <path
        d="M64 300h48a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H84l-10 10v-10H64a8 8 0 0 1-8-8v-16a8 8 0 0 1 8-8z"
        className="stroke-brass"
      />
      <path d="M68 312h40M68 321h24" className="stroke-brass" />
      <path d="M140 306h164M140 322h120" className="stroke-line stroke-[3]" />
      <path d="M32 362h284" className="stroke-line" />
      <path d="M32 382h96" className="stroke-ink stroke-[5]" />
      <g strokeDasharray="4 5">
        <rect x="32" y="402" width="84" height="30" rx="7" />
        <rect x="132" y="402" width="84" height="30" rx="7" />
        <rect x="232" y="402" width="84" height="30" rx="7" />
        <rect x="32" y="446" width="84" height="30" rx="7" />
        <rect x="232" y="446" width="84" height="30" rx="7" />
      </g>
      <rect x="132" y="442" width="84" height="38" rx="8" className="fill-accent stroke-none" />
      <path d="m164 461 7 7 14-14" className="stroke-on-accent stroke-[2.5]" />
      <path d="M340 52v436" className="stroke-line stroke-[6]" />
      <path d="M340 404v84" className="stroke-accent stroke-[6]" />
    </svg>
  )
}
