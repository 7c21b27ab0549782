import { useEffect, useRef } from 'react'
import { Conditions } from '@/components/prices/conditions'
import { Ledger } from '@/components/prices/ledger'
import { PerMonth } from '@/components/prices/price'
import { ButtonLink } from '@/components/ui/button'
import { ClosingLine } from '@/components/ui/closing-line'
import { FittedLines } from '@/components/ui/fitted-lines'
import { formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/build/render/pricing-sheet'
import { ChargeColumns } from './charge-columns'
import { Comparison } from './comparison'
import { Estimator } from './estimator'
import { Opening } from './opening'

type Props = { sheet: PricingSheet; isNew: boolean; onLock: () => void }

/**
 * The decrypted content of /pricing.
 * @param isNew whether the visitor has just entered the password: the seal breaks, and the heading gets the focus.
 */
export function OpenedPricing({ sheet, isNew, onLock }: Props) {
  const { lock, closing, lines } = sheet
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus({ preventScroll: true })
  }, [isNew])

  const content = (
    <>
      <header className="border-b px-m pt-3 pb-10 on-white wide:pb-14">
        <p className="mb-5 flex items-center justify-end gap-4 text-small paper:hidden">
          {lock.note}
          <button type="button" onClick={onLock} className="control font-semibold">
            {lock.label}
          </button>
        </p>
        <h1 ref={title} tabIndex={-1}>
          <FittedLines lines={lines.title} />
        </h1>
        <p className="mt-6 max-w-[34em] text-lead">{sheet.lead}</p>
      </header>
      <div className="grid wide:auto-cols-fr wide:grid-flow-col wide:grid-rows-[repeat(5,auto)]">
        <PackageSheet id="core" sheet={sheet} />
        <PackageSheet id="premium" sheet={sheet} isPopular />
      </div>
      <div className="columns items-center gap-y-5 px-m py-8 wide:py-14 paper:hidden">
        <p className="voice text-title text-balance wide:col-span-7">{sheet.undecided}</p>
        <ButtonLink action={sheet.action} className="wide:col-start-8 wide:col-end-13 wide:min-h-18" />
      </div>
      <Comparison sheet={sheet} />
      <Estimator sheet={sheet} />
      <ClosingLine
        title={<FittedLines lines={lines.closing} />}
        text={closing.text}
        action={sheet.action}
        drawing={<ChargeColumns sheet={sheet} />}
      />
    </>
  )
  return isNew ? <Opening>{content}</Opening> : content
}

type PackageProps = { id: keyof PricingSheet['packages']; sheet: PricingSheet; isPopular?: boolean }

/** The parts of a package are cells of one grid: those of both packages are side by side on wide screens. */
function PackageSheet({ id, sheet, isPopular = false }: PackageProps) {
  const { name, summary, items, totalValue, investment } = sheet.packages[id]
  const labels = sheet.priceLabels
  const part = 'bg-inherit px-m'
  const cell = `pt-8 ${part}`
  return (
    <article aria-labelledby={`${id}-name`} className={`contents ${isPopular ? 'on-night' : 'on-white'}`}>
      <div className={cell}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-name`}>{name}</h2>
          {isPopular && sheet.popular && <p className="border px-3 py-1 text-small font-semibold">{sheet.popular}</p>}
        </div>
        <p className="mt-2 max-w-[26em] text-lead">{summary}</p>
      </div>
      <div className={cell}>
        <Ledger caption={name} items={items} labels={labels} isCompact />
      </div>
      <div className={part}>
        <p className="flex items-baseline justify-between border-t-6 pt-4 font-semibold">
          {labels.totalValue}{' '}
          <span className="text-right font-normal">
            <span className="voice text-title">{formatPounds(totalValue)}</span>
            <PerMonth labels={labels} className="block" />
          </span>
        </p>
      </div>
      <div className={`wide:grid wide:content-between paper:break-inside-avoid ${cell}`}>
        <h3 className="mb-5">{sheet.monthlyFee}</h3>
        <p>
          <FittedLines lines={sheet.lines[id]} />
          <span className="mt-2 block voice text-note">
            <PerMonth labels={labels} />
          </span>
        </p>
      </div>
      <div className={`pb-8 wide:pb-12 ${cell}`}>
        <Conditions investment={investment} labels={labels} action={sheet.cardAction} isCompact />
      </div>
    </article>
  )
}
