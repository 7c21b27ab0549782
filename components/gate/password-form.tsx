import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { InternalLink } from '@/components/ui/link'
import type { GateState } from '@/lib/gate/gate'
import { GateUnavailable } from './gate-unavailable'
import type { GateWords } from './gate-words'
import { PasswordField } from './password-field'

/** What stands on the closed letter: the way to open it, or the reason why it cannot be opened here. */
export function PasswordForm({
  state,
  words,
  onSubmit,
}: {
  state: GateState
  words: GateWords
  onSubmit: (password: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const after = state.name === 'locked' ? state.after : undefined
  const wrong = after === 'wrong'
  useEffect(() => {
    if (wrong && field.current) {
      field.current.value = ''
      field.current.focus()
    }
    if (after === 'lock') document.getElementById('gate-title')?.focus()
  }, [state, after, wrong])

  return (
    <>
      {state.name === 'insecure' || state.name === 'damaged' || state.name === 'unavailable' ? (
        <GateUnavailable kind={state.name} words={words} />
      ) : (
        <>
          <p className="mt-3 text-balance text-muted">{words.text}</p>
          <form
            // Nothing is ever sent: a press before the scripts answer waits for them, and the field has no name.
            method="post"
            aria-busy={state.name === 'opening'}
            className="group/form mx-auto mt-8 max-w-sm text-left print:hidden noscript:hidden"
            onSubmit={(event) => {
              event.preventDefault()
              onSubmit(field.current?.value ?? '')
            }}
          >
            <input type="text" autoComplete="username" defaultValue={words.account} readOnly hidden />
            <PasswordField ref={field} words={words} wrong={wrong} busy={state.name === 'opening'} />
            <p role="alert" id="gate-error" className="mt-2 min-h-6 text-small text-danger">
              {wrong && <span>{words.wrong}</span>}
            </p>
            <button
              type="submit"
              disabled={state.name === 'trying' || state.name === 'opening'}
              className={buttonClass('solid', 'regular', 'mt-2 w-full disabled:cursor-progress disabled:opacity-60')}
            >
              {/* Which of the two shows is a matter of aria-busy, which is set before the page's scripts run as well. */}
              <span className="group-aria-busy/form:hidden">{words.open}</span>
              <span className="hidden group-aria-busy/form:inline">{words.opening}</span>
            </button>
          </form>
          <noscript>
            <p className="mt-6">{words.noScript}</p>
          </noscript>
          <p className="mt-6 hidden scripts-failed:block">{words.unavailable.text}</p>
        </>
      )}
      <p role="status" className="sr-only">
        {state.name === 'opening' && <span key="opening">{words.opening}</span>}
        {(after === 'lock' || after === 'lock elsewhere') && <span key="locked">{words.lockedAgain}</span>}
      </p>
      <p className="mt-8 border-t border-line pt-6 text-small text-balance text-muted">
        {words.noPassword}{' '}
        <InternalLink href={words.action.href} className="whitespace-nowrap link">
          {words.action.label}
        </InternalLink>
      </p>
    </>
  )
}
