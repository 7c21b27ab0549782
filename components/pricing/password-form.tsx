import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ActionLink } from '@/components/ui/link'
import type { gate } from '@/content/gate'
import type { GateState } from '@/lib/gate/gate'

export type GateLabels = typeof gate

type Props = { state: GateState; labels: GateLabels; onSubmit: (password: string) => void }

/** The password form of a gate, or the reason why the content cannot be unlocked in this browser. */
export function PasswordForm({ state, labels, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const submitted = useRef('')
  const [isPasswordVisible, setIsPasswordVisible] = useState(false)
  const toggle = isPasswordVisible ? labels.hide : labels.show
  const isUnlocking = state.name === 'unlocking'
  const lockReason = state.name === 'locked' ? state.reason : undefined
  const isWrong = lockReason === 'wrong-password'
  useEffect(() => {
    if (isWrong && field.current) {
      // Keeps a correction that was typed while the password was being tried.
      if (field.current.value === submitted.current) field.current.value = ''
      field.current.focus()
    }
    if (lockReason === 'lock') document.getElementById('gate-title')?.focus()
  }, [state, lockReason, isWrong])

  return (
    <>
      {state.name === 'insecure' || state.name === 'unavailable' ? (
        <Unavailable reason={state.name} labels={labels} />
      ) : (
        <>
          <p className="text-muted mt-3 text-balance">{labels.text}</p>
          <form
            // A safeguard: a native GET submission would put fields into the URL. data-replay already queues submissions
            // before hydration, and the fields have no names.
            method="post"
            data-replay="submit"
            aria-busy={isUnlocking}
            className="group/form mx-auto mt-8 max-w-sm text-left print:hidden noscript:hidden"
            onSubmit={(event) => {
              event.preventDefault()
              submitted.current = field.current?.value ?? ''
              onSubmit(submitted.current)
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
                type={isPasswordVisible && !isUnlocking ? 'text' : 'password'}
                autoComplete="current-password"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                aria-invalid={isWrong}
                aria-describedby="gate-error"
                className="rounded-small border-line-strong bg-canvas aria-invalid:border-danger min-h-13 w-full border py-3 pr-20 pl-4"
              />
              <button
                type="button"
                data-replay="click"
                aria-label={toggle.name}
                onClick={() => setIsPasswordVisible(!isPasswordVisible)}
                className="rounded-small text-muted hover:text-accent absolute inset-y-1 right-1 min-w-16 text-small"
              >
                <span key={toggle.label}>{toggle.label}</span>
              </button>
            </div>
            <p role="alert" id="gate-error" className="text-danger mt-2 min-h-6 text-small">
              {isWrong && <span>{labels.wrong}</span>}
            </p>
            <button
              type="submit"
              disabled={isUnlocking}
              className={buttonClass('solid', 'regular', 'mt-2 w-full disabled:cursor-progress disabled:opacity-60')}
            >
              {/* Depends on aria-busy, because first-paint/ sets that on a submission before hydration. */}
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
        {isUnlocking && <span key="opening">{labels.opening}</span>}
        {lockReason === 'lock' && <span key="locked">{labels.lockedAgain}</span>}
      </p>
      <p className="text-muted mt-8 border-t border-line pt-6 text-small text-balance">
        {labels.noPassword} <ActionLink action={labels.action} className="whitespace-nowrap link" />
      </p>
    </>
  )
}

/** Explains why the content cannot be unlocked, with a link to the https page or a button that reloads the page. */
function Unavailable({ reason, labels }: { reason: 'insecure' | 'unavailable'; labels: GateLabels }) {
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
          {labels.unavailable.reload}
        </button>
      )}
    </div>
  )
}
