import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { RefObject } from 'react'

export type TooltipPanelProps = {
  text: string
  term: RefObject<HTMLElement | null>
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
}

/** The open tooltip, placed by Radix; loaded when a term is first pointed at, focused or tapped. */
export function TooltipPanel({ text, term, onEnter, onLeave, onClose }: TooltipPanelProps) {
  return (
    <Provider>
      <Root open onOpenChange={(open) => !open && onClose()}>
        {/* Only a place to point from: the term itself stays the element that has the focus. */}
        <Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </Trigger>
        <Portal>
          <Content
            sideOffset={8}
            collisionPadding={16}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            onPointerDownOutside={(event) => {
              if (event.target instanceof Node && term.current?.contains(event.target)) event.preventDefault()
            }}
            className="z-30 max-w-72 rounded-small border border-line bg-surface px-4 py-3 text-small text-ink shadow-float transition-opacity duration-150 starting:opacity-0"
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
