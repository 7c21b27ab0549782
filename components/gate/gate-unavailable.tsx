import { buttonClass } from '@/components/ui/button-class'
import type { GateWords } from './gate-words'

const button = buttonClass('solid', 'regular', 'mt-6')

/** Why no password would open the letter here, and what does. */
export function GateUnavailable({ kind, words }: { kind: 'insecure' | 'damaged' | 'unavailable'; words: GateWords }) {
  return (
    <div role="alert" className="mt-4">
      <p>{words[kind].text}</p>
      {kind === 'insecure' ? (
        <a href={`https://${location.hostname}${location.pathname}`} className={button}>
          {words.insecure.link}
        </a>
      ) : (
        <button type="button" onClick={() => location.reload()} className={button}>
          {words[kind].reload}
        </button>
      )}
    </div>
  )
}
