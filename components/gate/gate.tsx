'use client'

import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createGate, waiting } from '@/lib/gate/gate'
import type { Envelope } from '@/lib/gate/seal'
import { GateCard } from './gate-card'
import type { GateWords } from './gate-words'
import { PasswordForm } from './password-form'

/**
 * Shows a sealed letter until its password, or the memory of this session, opens it.
 * @param prepare fetches what will show the content; the gate opens when that is there.
 * @param children shows the content; `entered` says that a password has just opened it.
 */
export function Gate<Content>({
  envelope,
  words,
  monogram,
  prepare,
  children,
}: {
  envelope: Envelope
  words: GateWords
  monogram: string
  prepare: () => Promise<unknown>
  children: (content: Content, opened: { entered: boolean; lock: () => void }) => ReactNode
}) {
  const [gate] = useState(() => createGate(envelope, prepare))
  const state = useSyncExternalStore(gate.subscribe, gate.current, () => waiting)
  useEffect(() => gate.start(), [gate])
  useLayoutEffect(() => {
    // From here on the component itself hides the prompt (see no-flash.tsx).
    if (state.name !== 'waiting') delete document.documentElement.dataset.gate
  }, [state.name])

  if (state.name === 'open') {
    // The build sealed this very type, and the cipher's tag vouches for it.
    return children(state.content as Content, { entered: state.by === 'password', lock: gate.lock })
  }
  return (
    <GateCard
      title={words.title}
      monogram={monogram}
      hidden={state.name === 'trying'}
      opening={state.name === 'opening'}
    >
      <PasswordForm state={state} words={words} onSubmit={(password) => void gate.unlock(password)} />
    </GateCard>
  )
}
