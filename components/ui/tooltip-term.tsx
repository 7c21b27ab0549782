'use client'

import { useEffect, useId, useRef, useState, useSyncExternalStore, type ComponentType, type PointerEvent } from 'react'
import { tooltipTiming as timing } from '@/lib/tooltip-timing'
import type { TooltipPanelProps } from './tooltip-panel'

/**
 * A word that explains itself when it is pointed at, focused or tapped.
 * @param noteId the id of the element that holds the meaning for assistive technology, print and no script.
 */
export function TooltipTerm({ term, meaning, noteId }: { term: string; meaning: string; noteId: string }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<TooltipPanelProps>>()
  const open = useSyncExternalStore(
    timing.subscribe,
    () => timing.current() === id,
    () => false,
  )
  useEffect(() => () => timing.hide(id), [id])

  const load = () => {
    // Offline the note below the prices still says it, and the next gesture tries again.
    if (!Panel)
      import('./tooltip-panel').then(
        ({ TooltipPanel }) => setPanel(() => TooltipPanel),
        () => {},
      )
  }
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    load()
    act()
  }
  const toggle = () => {
    load()
    if (open) timing.hide(id)
    else timing.show(id)
  }

  return (
    <span className="relative inline-block">
      <button
        ref={button}
        type="button"
        aria-describedby={noteId}
        onPointerEnter={byMouse(() => timing.enter(id))}
        onPointerLeave={byMouse(() => timing.leave(id))}
        onFocus={({ target }) => {
          load()
          if (target.matches(':focus-visible')) timing.show(id)
        }}
        onBlur={() => timing.hide(id)}
        onKeyDown={({ key }) => key === 'Escape' && timing.hide(id)}
        onClick={toggle}
        className="min-h-6 cursor-help whitespace-nowrap underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid focus-visible:outline-current print:no-underline"
      >
        {term}
      </button>
      {open && Panel && (
        <Panel
          text={meaning}
          term={button}
          onEnter={() => timing.enter(id)}
          onLeave={() => timing.leave(id)}
          onClose={() => timing.hide(id)}
        />
      )}
    </span>
  )
}
