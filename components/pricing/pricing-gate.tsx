'use client'

import type { ReactNode } from 'react'
import { Envelope } from './envelope'
import { PasswordPrompt, type GateLabels } from './password-prompt'
import { useGate } from './use-gate'

type Props = { encrypted: string; labels: GateLabels; title: ReactNode; result: ReactNode; floatingButton: ReactNode }

/**
 * The gate of /pricing: a password prompt on a closed envelope, then the prices.
 * @param encrypted the content of /pricing.
 * @param title the fitted title of the locked page.
 * @param result a result beside the prices.
 * @param floatingButton is before the closing section of the opened page.
 */
export function PricingGate({ encrypted, labels, title, result, floatingButton }: Props) {
  const { state, unlock, edit } = useGate(encrypted)
  // data-animated enables scroll-driven animations: the loader sets it only on parts of the exported HTML.
  return (
    <div data-hydrate="now" data-animated="">
      {typeof state === 'object' ? (
        <state.OpenedPricing {...state} result={result} floatingButton={floatingButton} />
      ) : (
        <>
          {/* With a stored key, longer than the opened page, so that the browser can restore the scroll position. */}
          <section
            aria-labelledby="gate-title"
            className="hidden-until-parsed relative flex min-h-[calc(100svh-var(--header))] flex-col justify-end in-data-[gate=restoring]:invisible in-data-[gate=restoring]:min-h-[10000vh]"
          >
            <Envelope isWarm={state === 'unlocking'} isShaken={state === 'wrong'} />
            {/* Below the seal at the tip of the flap, and above the floating button. */}
            <div className="relative columns items-end gap-y-3 px-m pb-[calc(var(--floating)+1rem)] not-wide:pt-[max(1rem,30svh-4.5rem)] short:not-tall:pt-4">
              <h1 id="gate-title" className="w-[min(60%,50svh)] wide:col-span-4 wide:w-auto">
                {title}
              </h1>
              <div className="wide:col-[9/13] short:col-[8/13]">
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
