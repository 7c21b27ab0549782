import { buttonClass } from '@/components/ui/button-class'

/** Asks the visitor before anything of the scheduling provider loads, on top of the calendar's placeholder. */
export function ConsentPanel({ text, button, onConsent }: { text: string; button: string; onConsent: () => void }) {
  return (
    <div className="absolute inset-x-0 top-20 px-(--gutter) text-center sm:top-28 noscript:hidden">
      <p className="mx-auto mb-6 max-w-measure-sm text-lead text-balance">{text}</p>
      <button type="button" onClick={onConsent} className={buttonClass('solid', 'regular', 'cursor-pointer')}>
        {button}
      </button>
    </div>
  )
}
