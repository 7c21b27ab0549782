import { useEffect, useRef, useState } from 'react'
import type { gate } from '@/content/gate'
import { PASSWORD_FIELD } from '@/lib/gate/link-password'

export type GateLabels = typeof gate

export type PromptState =
  /** In the exported HTML, while the stored key is being tried, and once the field is edited. */
  | 'locked'
  | 'unlocking'
  | 'wrong'
  /** Over plain http, where WebCrypto is not available. */
  | 'insecure'
  /** The content, or the code that renders it, did not load in full. */
  | 'unavailable'

type Props = { state: PromptState; labels: GateLabels; onSubmit: (password: string) => void; onEdit: () => void }

/** The password form, or an explanation with a link if this browser cannot decrypt the content. */
export function PasswordPrompt({ state, labels, onSubmit, onEdit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [isPasswordVisible, setIsPasswordVisible] = useState(false)
  const toggle = isPasswordVisible ? labels.hide : labels.show
  const isUnlocking = state === 'unlocking'
  const isInvalid = state === 'wrong'
  useEffect(() => {
    if (!isInvalid) return
    field.current!.value = ''
    field.current!.focus()
  }, [isInvalid])

  if (state === 'insecure' || state === 'unavailable') {
    return (
      <div role="alert">
        <p>{labels[state].text}</p>
        {/* An empty URL is this page without its fragment, to which the browser would only scroll. */}
        <a href={state === 'insecure' ? location.href.replace('http:', 'https:') : ''} className="mt-4 button">
          {labels[state].link}
        </a>
      </div>
    )
  }

  // Keys of texts replace their elements: a translator may have moved the text that React would update.
  return (
    <>
      <p className="text-lg not-in-data-scripted:hidden">{labels.text}</p>
      <form
        // A native GET submission would put the fields into the URL.
        method="post"
        aria-busy={isUnlocking}
        className="group/form screen-only mt-2 not-in-data-scripted:hidden not-wide:not-phone:mt-3 wide:mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(field.current!.value)
        }}
      >
        {/* Password managers store the password under this name. */}
        <input hidden readOnly id="gate-account" name="username" autoComplete="username" value={labels.account} />
        <label htmlFor={PASSWORD_FIELD} className="font-semibold">
          {labels.password}
        </label>
        <div className="mt-1.5 flex flex-wrap border bg-surface">
          <input
            ref={field}
            id={PASSWORD_FIELD}
            type={isPasswordVisible && !isUnlocking ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onInput={onEdit}
            aria-invalid={isInvalid}
            aria-describedby="gate-error"
            // Without Edge's own button to show the password.
            className="min-h-14 min-w-0 grow basis-32 px-4 text-lg focus-visible:-outline-offset-3 [&::-ms-reveal]:hidden"
          />
          <button
            type="button"
            aria-label={toggle.name}
            onClick={() => setIsPasswordVisible(!isPasswordVisible)}
            className="touch-target min-w-16 cursor-pointer justify-center px-3 link focus-visible:-outline-offset-3"
          >
            <span key={toggle.label}>{toggle.label}</span>
          </button>
          <button
            type="submit"
            className="button group-aria-busy/form:cursor-progress focus-visible:-outline-offset-6 focus-visible:outline-current"
          >
            {/* The loader sets aria-busy on a submission that waits for the scripts. */}
            <span className="group-aria-busy/form:hidden">{labels.open}</span>
            <span className="hidden group-aria-busy/form:inline">{isUnlocking ? labels.opening : labels.loading}</span>
          </button>
        </div>
        <output className="sr-only">{isUnlocking && <span key="opening">{labels.opening}</span>}</output>
        <p role="alert" id="gate-error" className="mt-2 min-h-6 font-semibold text-red-text">
          {isInvalid && <span key="wrong">{labels.wrong}</span>}
        </p>
      </form>
      <p role="alert" className="hidden text-lg not-in-data-scripted:block">
        {labels.noScript}
      </p>
    </>
  )
}
