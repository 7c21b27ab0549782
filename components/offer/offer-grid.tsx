import { PerMonth } from '@/components/prices/per-month'
import { ButtonLink } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/link'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { Package } from '@/content/types'
import { websiteOffer } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { feeText, investmentConditions } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { measure } from '@/build/render/measure'

const { inclusions } = websiteOffer
/** Parts of the larger engine, on whose scale both engines are drawn. */
const whole = Math.max(essential.items.length, premium.items.length)

function packagePrice({ items, investment }: Package) {
  const adSpend = { ...investment.adSpend, label: offer.adSpend }
  return {
    sum: formatPounds(investment.monthly),
    period: <PerMonth labels={priceLabels} />,
    fee: feeText(investment, priceLabels),
    terms: investmentConditions({ ...investment, adSpend }, priceLabels),
    parts: items.length,
    caption: interpolate(offer.partsOfWhole, { parts: items.length, whole }),
  }
}

/** The price of each option, derived from the content of its page. */
const prices = {
  essential: packagePrice(essential),
  premium: packagePrice(premium),
  website: {
    sum: formatPounds(websiteOffer.price),
    period: offer.once,
    fee: undefined,
    terms: [],
    parts: 0,
    caption: '',
  },
}
const options = offer.options.map((option) => ({ ...option, ...prices[option.id] }))
/** All prices have one size, in which the widest one and its period, for which 4.5rem are left, fill the column. */
const priceSize = `calc((100cqi - 4.5rem) / ${Math.max(...options.map(({ sum }) => measure(sum).width))})`

export function OfferGrid() {
  return (
    <>
      <ul
        className="grid border-y wide:grid-cols-3 wide:grid-rows-[repeat(5,auto)]"
        style={{ '--price': priceSize, '--whole': whole }}
      >
        {options.map(({ id, name, purpose, link, sum, period, fee, terms, parts, caption }) => (
          <li key={id} className="option">
            <div className="flex flex-col">
              {parts > 0 ? <PartScale parts={parts} caption={caption} /> : <NamedParts />}
              <h2 className="mt-auto px-m pt-4 wide:text-title">{name}</h2>
            </div>
            <p className="mt-2.5 max-w-text px-m">{purpose}</p>
            <div className="@container mt-8 px-m">
              <p className="flex flex-wrap items-baseline-last gap-2">
                <span className="option-price voice trim-caps">{sum}</span>
                <span className="text-small leading-tight font-semibold">{period}</span>
              </p>
              {fee && <Fee text={fee} />}
            </div>
            <ul className={`px-m ${terms.length > 0 ? 'mt-6' : ''}`}>
              {terms.map(({ label, sum }, index) => (
                <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
                  {`${label} `}
                  {sum && <b className="font-semibold">{sum}</b>}
                </li>
              ))}
            </ul>
            <p className="self-end p-m slim:pb-12 paper:hidden">
              <ButtonLink action={link} className="wide:w-full" />
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-y-4 pt-5 pb-gap wide:grid-cols-3">
        <p className="px-m font-semibold">{priceLabels.vat}</p>
        <p className="px-m wide:col-start-3">
          {offer.fit.text} <ActionLink action={offer.fit.action} className="inline-flex min-h-11 items-center link" />
        </p>
      </div>
    </>
  )
}

/** A note in brackets has a line of its own, unless the fee and the note fit into one. */
function Fee({ text }: { text: string }) {
  const [fee, note] = text.split(' (')
  return (
    <p className="font-semibold">
      {`${fee} `}
      {note && <span className="inline-block">{`(${note}`}</span>}
    </p>
  )
}

/** How many of the larger engine's parts an engine has, on one scale. */
function PartScale({ parts, caption }: { parts: number; caption: string }) {
  return (
    <>
      <div aria-hidden className="grid auto-cols-fr grid-flow-col border-b wide:flex wide:flex-col-reverse">
        {Array.from({ length: whole }, (_, index) => (
          <span key={index} className={`engine-part ${index < parts ? 'is-included reveal-[fill-y]' : ''}`} />
        ))}
      </div>
      <p className="px-m pt-2 text-small font-semibold">{caption}</p>
    </>
  )
}

/** The parts of the website storytelling, which are not those of the engines. */
function NamedParts() {
  return (
    <ul className="named-parts border-b bg-booked text-small font-semibold text-on-booked wide:leading-tight">
      {inclusions.map(({ title }) => (
        <li key={title} className="content-center border-on-booked px-m py-2 not-first:border-t wide:py-0.5">
          {title}
        </li>
      ))}
    </ul>
  )
}
