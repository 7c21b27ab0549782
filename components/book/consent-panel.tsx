import { buttonClass } from '@/components/ui/button-class'

/** Prompts the visitor for consent before anything is requested from the scheduling provider. */
export function ConsentPanel({ text, button, onConsent }: { text: string; button: string; onConsent: () => void }) {
  return (
    <div className="sm:top-28 absolute inset-x-0 top-20 px-(--gutter) text-center noscript:hidden">
      <p className="max-w-measure-sm mx-auto mb-6 text-lead text-balance">{text}</p>
      <button
        type="button"
        data-replay="click"
        onClick={onConsent}
        className={buttonClass('solid', 'regular', 'cursor-pointer')}
      >
        {button}
      </button>
    </div>
  )
}
