import { buttonClass } from '@/components/ui/button-class'

/** Asks the visitor before anything of the scheduling provider loads, on top of the placeholder of its calendar. */
export function ConsentPanel({ text, button, onConsent }: { text: string; button: string; onConsent: () => void }) {
  return (
    <div className="absolute inset-x-(--gutter) top-10 mx-auto max-w-104 rounded-panel border border-line bg-surface px-6 py-8 text-center sm:top-24 sm:px-10 sm:py-10 noscript:hidden">
      <p className="mb-6 text-balance">{text}</p>
      <button type="button" onClick={onConsent} className={buttonClass('solid', 'regular', 'cursor-pointer')}>
        {button}
      </button>
    </div>
  )
}
