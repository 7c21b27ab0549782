'use client'

import { useLayoutEffect, type ReactNode } from 'react'
import { Envelope } from './envelope'
import { PasswordPrompt, type GateLabels } from './password-prompt'
import { INITIAL_STATE, useGate, type UnlockedState } from './use-gate'

type Props = { sealed: string; labels: GateLabels; title: ReactNode; result: ReactNode; floatingButton: ReactNode }

/**
 * The gate of /pricing: a password prompt on a closed envelope, then the prices.
 * @param sealed the encrypted content.
 * @param title the fitted title of the locked page.
 * @param result a result beside the prices.
 * @param floatingButton is before the closing section of the opened page.
 */
export function PricingGate({ sealed, labels, title, result, floatingButton }: Props) {
  const { state, unlock, edit } = useGate(sealed)
  useLayoutEffect(() => {
    if (state === INITIAL_STATE) return
    // lib/gate/gate.early.ts sets it while the gate tries the stored key.
    delete document.documentElement.dataset.gate
    if (state.name === 'unlocked') restorePosition(state)
  }, [state])

  // data-animated enables scroll-driven animations: the loader sets it only on parts of the exported HTML.
  return (
    <div data-hydrate="now" data-animated="">
      {state.name === 'unlocked' ? (
        <state.OpenedPricing
          content={state.content}
          result={result}
          floatingButton={floatingButton}
          isJustUnlocked={state.by === 'password' && !state.target}
        />
      ) : (
        <>
          <section aria-labelledby="gate-title" className="locked-gate">
            <Envelope isWarm={state.name === 'unlocking'} isShaken={state.name === 'locked' && state.isWrong} />
            <div className="gate-content columns">
              <h1 id="gate-title">{title}</h1>
              <div className="gate-prompt">
                <PasswordPrompt state={state} labels={labels} onSubmit={unlock} onEdit={edit} />
              </div>
            </div>
          </section>
          {floatingButton}
        </>
      )}
    </div>
  )
}

/** Scrolls to the target of the URL, unless the browser has restored a scroll position. */
function restorePosition({ by, position, target }: UnlockedState) {
  const element = document.getElementById(target)
  if (element && (by === 'password' || position === 0)) element.scrollIntoView({ behavior: 'instant' })
  // WebKit's scroll anchoring moves the page when the content replaces the prompt.
  else if (scrollY !== position) scrollTo({ top: position, behavior: 'instant' })
}
