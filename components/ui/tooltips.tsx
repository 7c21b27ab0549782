import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { useEffect, useLayoutEffect, type RefCallback } from 'react'

export type TooltipsProps = {
  /** Buttons; each is described by an element that contains its meaning. */
  terms: readonly HTMLElement[]
  /** The visitor's last event on a term before this module was loaded. */
  pending: Event | undefined
}

/** Tooltips for existing buttons. Radix's default delays (700 and 300 ms) are those that the specification sets. */
export function Tooltips({ terms, pending }: TooltipsProps) {
  useEffect(() => {
    if (!pending) return
    // In a separate task: if this module was cached, the browser may still be dispatching the event.
    const task = setTimeout(() => pending.target?.dispatchEvent(pending))
    return () => clearTimeout(task)
  }, [pending])
  return (
    <Provider>
      {terms.map((term, index) => (
        <Tooltip key={index} term={term} />
      ))}
    </Provider>
  )
}

function Tooltip({ term }: { term: HTMLElement }) {
  const meaning = document.getElementById(term.getAttribute('aria-describedby') ?? '')?.textContent
  return (
    <Root>
      <Trigger asChild>
        <TriggerEvents term={term} />
      </Trigger>
      <Portal>
        <Content
          data-tooltip
          sideOffset={8}
          collisionPadding={16}
          onPointerDownOutside={(event) => {
            // A click on the term is handled by TriggerEvents.
            if (event.target instanceof Node && term.contains(event.target)) event.preventDefault()
          }}
          className="z-30 max-w-72 rounded-small border border-line bg-surface px-4 py-3 text-small text-ink shadow-float transition-opacity duration-150 starting:opacity-0"
        >
          {meaning}
        </Content>
      </Portal>
    </Root>
  )
}

type Handler = 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick'
type TriggerProps = { [Name in Handler]?: (event: Event) => void } & {
  ref?: RefCallback<HTMLElement>
  'data-state'?: string
}

/** Makes an existing button the trigger. Replacing the button would lose its focus and the current gesture. */
function TriggerEvents({ term, ref, ...trigger }: TriggerProps & { term: HTMLElement }) {
  useLayoutEffect(() => ref?.(term), [ref, term])
  useEffect(() => {
    const { onPointerMove, onPointerLeave, onFocus, onBlur, onClick, 'data-state': state } = trigger
    const listeners = Object.entries({
      pointermove: onPointerMove,
      pointerleave: onPointerLeave,
      focusin: (event: Event) => term.matches(':focus-visible') && onFocus?.(event),
      focusout: onBlur,
      // Radix only closes a tooltip on a click. Touch screens can't hover, so a click also opens it.
      click: state === 'closed' ? onFocus : onClick,
    })
    for (const [type, listener] of listeners) if (listener) term.addEventListener(type, listener)
    return () => listeners.forEach(([type, listener]) => listener && term.removeEventListener(type, listener))
  })
  return null
}
