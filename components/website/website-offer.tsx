import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import { websiteOffer } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'

const { name: offerName, price, text, inclusionsTitle, inclusions } = websiteOffer

/** A drawing for each inclusion: the story, the page frameworks, a wireframe and a revision. */
const drawings: readonly ReactNode[] = [
  <>
    <path d="M62 124c26-4 24-30 40-38M132 74c18-8 20-24 38-28" strokeDasharray="2 6" />
    <circle cx="42" cy="109" r="9" className="fill-accent-soft" />
    <path d="M25 140c2-14 9-20 17-20s15 6 17 20z" className="fill-accent-soft" />
    <path
      d="M98 62h34a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-16l-8 9v-9h-10a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6z"
      className="fill-surface stroke-brass"
    />
    <path d="M102 72h26M102 80h17" className="stroke-brass" />
    <rect x="172" y="28" width="48" height="36" rx="8" className="fill-accent stroke-none" />
    <path d="m187 46 6 6 12-12" className="stroke-on-accent stroke-2" />
    <path d="M24 140h192" className="stroke-line" />
  </>,
  <>
    <path d="M120 70v16M56 102V86h128v16M120 86v16" />
    <rect x="86" y="24" width="68" height="46" rx="6" className="fill-accent-soft stroke-accent" />
    <path d="M98 38h44M98 47h34M98 56h40" className="stroke-accent" />
    {[30, 94, 158].map((x) => (
      <g key={x}>
        <rect x={x} y="102" width="52" height="46" rx="6" className="fill-surface" />
        <path d={`M${x + 10} 115h32M${x + 10} 124h24M${x + 10} 133h28`} />
      </g>
    ))}
  </>,
  <>
    <rect x="44" y="26" width="168" height="120" rx="8" />
    <path d="M44 44h168" />
    <path d="M54 35h.01M62 35h.01M70 35h.01" className="stroke-[3]" />
    <path d="M60 66h58M60 77h44" className="stroke-ink stroke-[3]" />
    <path d="M60 92h52M60 100h46" className="stroke-line" />
    <rect x="60" y="112" width="44" height="16" rx="8" className="fill-accent stroke-none" />
    <rect x="136" y="60" width="60" height="68" rx="4" />
    <path d="m136 60 60 68M196 60l-60 68" className="stroke-line" />
  </>,
  <>
    <path d="M52 22h96l18 18v106H52z" />
    <path d="M148 22v18h18" />
    <path d="M68 58h82M68 74h70M68 106h82M68 122h54" className="stroke-line stroke-[3]" />
    <path d="M68 90h76" className="stroke-line stroke-[3]" />
    <path d="M62 93c26-8 58-8 88-4" className="stroke-brass" />
    <path d="M150 89c14-2 18-14 32-16" className="stroke-brass" />
    <path d="M186 62h34v24h-24l-8 8v-8h-2z" className="fill-accent-soft stroke-accent" />
    <path d="M194 71h18M194 78h11" className="stroke-accent" />
  </>,
]

export function WebsiteOffer() {
  return (
    <Section labelledBy="offer" tone="sunken">
      <div className="grid gap-x-12 gap-y-8 wide:grid-cols-2 wide:items-end">
        <div>
          <h2 id="offer">{offerName}</h2>
          <p className="mt-4 max-w-measure-lg text-lead text-muted">{text}</p>
        </div>
        <div className="wide:text-right">
          <p className="figure text-[clamp(4.5rem,10vw,8rem)] leading-[0.85] print:text-[3.5rem]">
            {formatPounds(price)}
          </p>
          <p className="mt-4 text-small text-muted">{priceLabels.vat}</p>
        </div>
      </div>
      <div className="mt-14 lg:mt-20 print:mt-6">
        <h3 className="font-sans text-small font-medium tracking-normal text-muted">{inclusionsTitle}</h3>
        <ol
          className="mt-5 grid gap-x-5 gap-y-8 sm:grid-cols-2 wide:grid-cols-4 wide:grid-rows-[repeat(3,auto)] wide:gap-y-0"
          data-reveal
        >
          {inclusions.map(({ title, text }, index) => (
            <li key={title} className="break-inside-avoid wide:row-span-3 wide:grid wide:grid-rows-subgrid">
              <div aria-hidden className="relative rounded-small border border-line bg-surface">
                <svg
                  viewBox="0 0 240 168"
                  width="240"
                  height="168"
                  className="block w-full fill-none stroke-line-strong stroke-[1.5]"
                  strokeLinecap="round"
                >
                  {drawings[index]}
                </svg>
                <span className="absolute top-3 left-4 figure text-brass">{index + 1}</span>
              </div>
              <h4 className="mt-4 text-small font-medium">{title}</h4>
              <p className="mt-1 text-small text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
