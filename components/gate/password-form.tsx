import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ActionLink } from '@/components/ui/link'
import type { gate } from '@/content/gate'
import type { GateState } from '@/lib/gate/gate'

export type GateLabels = typeof gate

type Props = { state: GateState; labels: GateLabels; onSubmit: (password: string) => void }

/** What stands on the closed envelope: the way to open it, or the reason why it cannot be opened here. */
export function PasswordForm({ state, labels, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const toggle = isShown ? labels.hide : labels.show
  const isOpening = state.name === 'opening'
  const after = state.name === 'locked' ? state.after : undefined
  const isWrong = after === 'wrong'
  useEffect(() => {
    if (isWrong && field.current) {
      field.current.value = ''
      field.current.focus()
    }
    if (after === 'lock') document.getElementById('gate-title')?.focus()
  }, [state, after, isWrong])

  return (
    <>
      {state.name === 'insecure' || state.name === 'damaged' || state.name === 'unavailable' ? (
        <Unavailable reason={state.name} labels={labels} />
      ) : (
        <>
          <p className="mt-3 text-balance text-muted">{labels.text}</p>
          <form
            // Nothing is ever sent: a press before the scripts answer waits for them, and the password has no name.
            method="post"
            aria-busy={isOpening}
            className="group/form mx-auto mt-8 max-w-sm text-left print:hidden noscript:hidden"
            onSubmit={(event) => {
              event.preventDefault()
              onSubmit(field.current?.value ?? '')
            }}
          >
            <input type="text" autoComplete="username" defaultValue={labels.account} readOnly hidden />
            <label htmlFor="gate-password" className="text-small font-medium">
              {labels.password}
            </label>
            <div className="relative mt-2">
              <input
                ref={field}
                id="gate-password"
                type={isShown && !isOpening ? 'text' : 'password'}
                autoComplete="current-password"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                aria-invalid={isWrong}
                aria-describedby="gate-error"
                className="min-h-13 w-full rounded-small border border-line-strong bg-canvas py-3 pr-20 pl-4 aria-invalid:border-danger"
              />
              <button
                type="button"
                aria-label={toggle.name}
                onClick={() => setIsShown(!isShown)}
                className="absolute inset-y-1 right-1 min-w-16 rounded-small text-small text-muted hover:text-accent"
              >
                <span key={toggle.label}>{toggle.label}</span>
              </button>
            </div>
            <p role="alert" id="gate-error" className="mt-2 min-h-6 text-small text-danger">
              {isWrong && <span>{labels.wrong}</span>}
            </p>
            <button
              type="submit"
              disabled={state.name === 'trying' || isOpening}
              className={buttonClass('solid', 'regular', 'mt-2 w-full disabled:cursor-progress disabled:opacity-60')}
            >
              {/* Which of the two shows is a matter of aria-busy, which is set before the page's scripts run as well. */}
              <span className="group-aria-busy/form:hidden">{labels.open}</span>
              <span className="hidden group-aria-busy/form:inline">{labels.opening}</span>
            </button>
          </form>
          <noscript>
            <p className="mt-6">{labels.noScript}</p>
          </noscript>
          <p className="mt-6 hidden scripts-failed:block">{labels.unavailable.text}</p>
        </>
      )}
      <p role="status" className="sr-only">
        {isOpening && <span key="opening">{labels.opening}</span>}
        {(after === 'lock' || after === 'lock elsewhere') && <span key="locked">{labels.lockedAgain}</span>}
      </p>
      <p className="mt-8 border-t border-line pt-6 text-small text-balance text-muted">
        {labels.noPassword} <ActionLink action={labels.action} className="whitespace-nowrap link" />
      </p>
    </>
  )
}

/** Why no password would open it here, and what does. */
function Unavailable({ reason, labels }: { reason: 'insecure' | 'damaged' | 'unavailable'; labels: GateLabels }) {
  const button = buttonClass('solid', 'regular', 'mt-6')
  return (
    <div role="alert" className="mt-4">
      <p>{labels[reason].text}</p>
      {reason === 'insecure' ? (
        <a href={`https://${location.hostname}${location.pathname}`} className={button}>
          {labels.insecure.link}
        </a>
      ) : (
        <button type="button" onClick={() => location.reload()} className={button}>
          {labels[reason].reload}
        </button>
      )}
    </div>
  )
}
