'use client'

import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { useRef, useState, type ReactNode } from 'react'

/** Milliseconds. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  )
}

type Props = { text: string; describedBy: string; className: string; children: ReactNode }

/**
 * A button with a tooltip, inside a TooltipProvider.
 * @param describedBy the id of an element with the same text, which describes the button.
 */
export function Tooltip({ text, describedBy, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  return (
    <Root open={isOpen} onOpenChange={setIsOpen}>
      <Trigger
        asChild
        onFocus={(event) => {
          event.preventDefault()
          const { currentTarget } = event
          // Radix closes tooltips on scroll, and so on the focus of a term outside the viewport. In the next animation
          // frame, that scroll event has been dispatched.
          requestAnimationFrame(() => currentTarget.matches(':focus-visible') && setIsOpen(true))
        }}
        // Radix ignores a blur that comes before the opening is rendered.
        onBlur={() => setIsOpen(false)}
        // Radix only closes a tooltip on a click. Touch screens cannot hover, so a click also opens it.
        onPointerDown={() => void (wasOpen.current = isOpen)}
        onClick={(event) => {
          event.preventDefault()
          // Without a pointer, `detail` is 0.
          setIsOpen(event.detail > 0 ? !wasOpen.current : !isOpen)
        }}
      >
        {/* A child's description replaces that of Radix, which would repeat the text while the tooltip is open. */}
        <button
          type="button"
          data-hydrate="near"
          data-replay="click"
          aria-describedby={describedBy}
          className={className}
        >
          {children}
        </button>
      </Trigger>
      <Portal>
        <Content
          data-tooltip
          sideOffset={8}
          collisionPadding={16}
          className="z-30 max-w-[min(21rem,var(--radix-tooltip-content-available-width))] border-t-4 border-ink bg-deep px-4 py-3 wrap-anywhere text-ink transition-opacity duration-150 starting:opacity-0"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  )
}
