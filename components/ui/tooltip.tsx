'use client'

import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { useRef, type ReactNode } from 'react'
import { EDGE, GAP } from './tooltip-position'
import { useTooltip } from './use-tooltip'

/** Milliseconds for which the pointer is over a term before its tooltip opens. */
const OPEN_DELAY_MS = 700
/** Milliseconds after the closing of a tooltip in which the next one opens without that delay. */
const SKIP_DELAY_MS = 300

/** Tooltips that have these delays, and share them. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  )
}

type Props = { text: string; describedBy: string; className: string; children: ReactNode }

/**
 * A button with a tooltip, inside a TooltipProvider. The tooltip covers no text of the row or paragraph that the button is
 * in. If it does not fit into the window, it can be scrolled.
 * @param describedBy the id of an element with the same text, which describes the button.
 */
export function Tooltip({ text, describedBy, className, children }: Props) {
  const term = useRef<HTMLButtonElement>(null)
  const { isOpen, position, open, openInView, close } = useTooltip(term)
  const wasOpen = useRef(false)
  const change = (shouldOpen: boolean) => {
    if (shouldOpen) open()
    // Radix also reports scrolling while a tooltip waits for its end.
    else if (isOpen) close()
  }
  return (
    <Root open={isOpen} onOpenChange={change}>
      <Trigger
        asChild
        onFocus={(event) => {
          event.preventDefault()
          // By the next animation frame, the browser has scrolled to a term outside the viewport.
          requestAnimationFrame(() => {
            if (term.current?.matches(':focus-visible')) openInView()
          })
        }}
        // Radix ignores a blur that comes before the opening is rendered.
        onBlur={close}
        // Radix only closes a tooltip on a click. Touch screens cannot hover, so a click also opens it.
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={(event) => {
          event.preventDefault()
          // Without a pointer, `detail` is 0.
          const closes = event.detail > 0 ? wasOpen.current : isOpen
          if (closes) close()
          else openInView()
        }}
      >
        {/* A child's description replaces that of Radix, which would repeat the text while the tooltip is open. */}
        <button
          ref={term}
          type="button"
          data-hydrate="near"
          aria-describedby={describedBy}
          className={className}
        >
          {children}
        </button>
      </Trigger>
      <Portal>
        <Content
          data-tooltip
          {...position}
          collisionPadding={{ top: GAP, right: EDGE, bottom: GAP, left: EDGE }}
          className="tooltip border-t-4 border-ink bg-deep px-4 py-3 text-ink"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  )
}
