'use client'

import { useEffect, useState } from 'react'
import { Section } from '@/components/ui/section'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { ChargeChart } from './charge-chart'
import { Estimate } from './estimate'

/** Milliseconds after the last input until the sums are announced. */
const DEBOUNCE_MS = 400

export function Estimator({
  words,
  terms,
  packages,
}: {
  words: PricingSheet['estimator']
  terms: PricingSheet['terms']
  packages: PricingSheet['packages']
}) {
  const [attended, setAttended] = useState<number>(words.start)
  const [announced, setAnnounced] = useState('')
  const { core, premium } = packages
  const announcement = interpolate(words.announcement, {
    attended,
    core: formatPounds(monthlyCharge(core.investment, attended).total),
    premium: formatPounds(monthlyCharge(premium.investment, attended).total),
  })
  useEffect(() => {
    if (attended === words.start && announced === '') return
    const timer = setTimeout(() => setAnnounced(announcement), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [announced, announcement, attended, words.start])

  return (
    <Section labelledBy="estimator-title">
      <h2 id="estimator-title">{words.title}</h2>
      <p className="mt-4 max-w-measure-2xl text-lead text-muted print:hidden">{words.lead}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
        <div>
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor="attended" className="font-medium">
              {words.label}
            </label>
            <span aria-hidden className="figure text-h2 leading-none tabular-nums">
              {attended}
            </span>
          </div>
          <ChargeChart packages={packages} words={words} attended={attended} />
          <input
            id="attended"
            type="range"
            min={0}
            max={words.max}
            value={attended}
            onChange={(event) => setAttended(event.target.valueAsNumber)}
            aria-valuetext={interpolate(attended === 1 ? words.attended.one : words.attended.many, { attended })}
            className="slider mt-1 block h-11 w-full cursor-pointer print:hidden"
          />
        </div>
        <div className="grid content-center gap-8 sm:grid-cols-2 lg:grid-cols-1">
          <Estimate terms={core} words={words} perMonth={terms.perMonth} attended={attended} />
          <Estimate terms={premium} words={words} perMonth={terms.perMonth} attended={attended} />
        </div>
      </div>
      <p className="mt-8 border-t border-line pt-4 text-small text-muted">{terms.vat}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </Section>
  )
}
