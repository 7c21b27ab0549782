import { useState, type Ref } from 'react'
import type { GateWords } from './gate-words'

/** A password that can be looked at while it is typed. It has no name, so that no form can ever send it. */
export function PasswordField({
  ref,
  words,
  wrong,
  busy,
}: {
  ref: Ref<HTMLInputElement>
  words: GateWords
  wrong: boolean
  busy: boolean
}) {
  const [shown, setShown] = useState(false)
  const toggle = shown ? words.hide : words.show
  return (
    <>
      <label htmlFor="gate-password" className="text-small font-medium">
        {words.password}
      </label>
      <div className="relative mt-2">
        <input
          ref={ref}
          id="gate-password"
          type={shown && !busy ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby="gate-error"
          className="min-h-13 w-full rounded-small border border-line-strong bg-canvas py-3 pr-20 pl-4 aria-invalid:border-danger"
        />
        <button
          type="button"
          aria-label={toggle.name}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 min-w-16 rounded-small text-small text-muted hover:text-accent"
        >
          <span key={toggle.label}>{toggle.label}</span>
        </button>
      </div>
    </>
  )
}
