'use client'

import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createGate, waiting } from '@/lib/gate/gate'
import type { EncryptedPayload } from '@/lib/gate/seal'
import { Flap, WaxSeal } from './envelope'
import { PasswordForm, type GateLabels } from './password-form'

/**
 * Asks for the password of encrypted content, drawn as a closed envelope, until a password or this session's memory
 * opens it.
 * @param prepare fetches what will show the content; the gate opens when that is there.
 * @param children shows the content; `entered` says that a password has just opened it.
 */
export function Gate<Content>({
  payload,
  labels,
  monogram,
  prepare,
  children,
}: {
  payload: EncryptedPayload
  labels: GateLabels
  monogram: string
  prepare: () => Promise<unknown>
  children: (content: Content, opened: { entered: boolean; lock: () => void }) => ReactNode
}) {
  const [store] = useState(() => createGate(payload, prepare))
  const state = useSyncExternalStore(store.subscribe, store.current, () => waiting)
  useEffect(() => store.start(), [store])
  useLayoutEffect(() => {
    // From here on the component itself hides the prompt (see hide-while-restoring.tsx).
    if (state.name !== 'waiting') delete document.documentElement.dataset.gate
  }, [state.name])

  if (state.name === 'open') {
    // The build sealed this very type, and the cipher's tag vouches for it.
    return children(state.content as Content, { entered: state.by === 'password', lock: store.lock })
  }
  return (
    <section
      aria-labelledby="gate-title"
      className={`container grid min-h-[calc(100svh-var(--top-bar))] place-items-center py-12 in-data-[gate=trying]:invisible md:py-20 print:min-h-0 ${state.name === 'trying' ? 'invisible' : ''}`}
    >
      <div className="relative w-full max-w-xl overflow-hidden rounded-panel border border-line bg-surface px-6 pb-8 text-center sm:px-16 sm:pb-12">
        <Flap />
        <WaxSeal monogram={monogram} turning={state.name === 'opening'} />
        <h1 id="gate-title" tabIndex={-1} className="mt-6 text-h2">
          {labels.title}
        </h1>
        <PasswordForm state={state} labels={labels} onSubmit={(password) => void store.unlock(password)} />
      </div>
    </section>
  )
}
