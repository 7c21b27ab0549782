'use client'

import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Milliseconds from hovering a term to opening its tooltip. */
const OPEN_DELAY_MS = 700
/** Milliseconds after a tooltip closes within which the next one opens without delay. */
const SKIP_DELAY_MS = 300
/** Pixels between a tooltip and the list of its term. */
const GAP = 8
/** Pixels between a tooltip and the edges of the window. On the right, phones have the prices, which tooltips don't cover. */
const EDGES = { top: 16, right: 100, bottom: 16, left: 16 }

/** Sets the delays of the tooltips inside it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  )
}

/** Share of the window's width on the left of a list that is enough for a tooltip. */
const ENOUGH_SPACE = 0.3

/**
 * Returns where the tooltip of a term opens: on the left of the list that has the term, or above it. There it covers no other
 * term and no price.
 */
function placeOf(term: HTMLElement) {
  const list = term.closest('ul')!.getBoundingClientRect()
  const { left, top } = term.getBoundingClientRect()
  return list.left > innerWidth * ENOUGH_SPACE
    ? ({ side: 'left', sideOffset: left - list.left + GAP } as const)
    : ({ side: 'top', sideOffset: top - list.top + GAP } as const)
}

type Props = { text: string; describedBy: string; className: string; children: ReactNode }

/**
 * A button with a tooltip, in a list inside a TooltipProvider. Tooltips taller than the window scroll.
 * @param describedBy the id of an element with the same text. It is the accessible description of the button.
 */
export function Tooltip({ text, describedBy, className, children }: Props) {
  const term = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>()
  const isOpen = place !== undefined
  const wasOpen = useRef(false)
  const hasLeftWindow = useRef(false)

  const show = (open: boolean) => setPlace(open ? placeOf(term.current!) : undefined)
  // Radix closes tooltips on scroll: by the next frame, the browser has scrolled to a term outside the viewport.
  const openOnFocus = () =>
    requestAnimationFrame(() => {
      if (term.current?.matches(':focus-visible')) setPlace(placeOf(term.current))
    })
  useEffect(() => {
    // The visitor may have focused the term, or moved the pointer onto it, before hydration.
    openOnFocus()
    if (term.current?.matches(':hover') && matchMedia('(hover: hover)').matches)
      term.current.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  }, [])

  return (
    <Root open={isOpen} onOpenChange={show}>
      <Trigger
        asChild
        onFocus={(event) => {
          event.preventDefault()
          // A tooltip that was closed by Escape stays closed when the visitor returns to the window.
          if (!hasLeftWindow.current) openOnFocus()
        }}
        onBlur={() => {
          hasLeftWindow.current = document.activeElement === term.current
          // Radix only closes what it has rendered, which can take longer than until the next key.
          setPlace(undefined)
        }}
        // Radix only closes a tooltip on a click. Touch screens cannot hover, so a click also opens it.
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={(event) => {
          event.preventDefault()
          // Without a pointer, `detail` is 0.
          show(event.detail > 0 ? !wasOpen.current : !isOpen)
        }}
      >
        {/* Replaces Radix' own description, a repetition of the text while the tooltip is open. */}
        <button ref={term} type="button" data-hydrate="near" aria-describedby={describedBy} className={className}>
          {children}
        </button>
      </Trigger>
      <Portal>
        <Content data-tooltip {...place} collisionPadding={EDGES} className="screen-only tooltip">
          {text}
        </Content>
      </Portal>
    </Root>
  )
}
