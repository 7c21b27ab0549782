'use client'

import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { createWatchdog } from '@/lib/watchdog'

export { Provider as TooltipProvider } from '@radix-ui/react-tooltip'

/** Pixels between a tooltip and the row that it explains. */
const GAP = 8
/** Pixels between a tooltip or a row and the edge of the window. */
const EDGE = 16
/** Pixels of a row's surroundings, in which a tooltip of a few lines fits. */
const ENOUGH_ROOM = 160
/** Longer than the time between two scroll events of one scroll. */
const QUIET_MS = 100

const rowOf = (term: Element) => term.closest('p, li, tr, dd') ?? term

function boxOf(row: Element): DOMRect {
  const text = document.createRange()
  text.selectNodeContents(row)
  return text.getBoundingClientRect()
}

/**
 * Returns the position of a term's tooltip, relative to the term. It opens on the side of its row that is nearer to the
 * term. Where there is no space, it opens on the other side, and does not cover the row there either.
 */
function besideRow(term: Element) {
  const row = boxOf(rowOf(term))
  const { top, bottom } = term.getBoundingClientRect()
  const above = top - row.top
  const below = row.bottom - bottom
  return { side: above < below ? ('bottom' as const) : ('top' as const), sideOffset: Math.max(above, below, 0) + GAP }
}

/**
 * In a low window, as at 400% zoom, scrolls the row of a term to one edge, so that its tooltip has the other one. The
 * position is whole pixels: Firefox would round it later, with a second scroll event.
 */
function makeRoom(term: Element) {
  const { top, bottom } = boxOf(rowOf(term))
  if (Math.max(top, innerHeight - bottom) >= ENOUGH_ROOM) return
  const distance = besideRow(term).side === 'top' ? bottom - innerHeight + EDGE : top - EDGE
  scrollTo({ top: Math.round(scrollY + distance), behavior: 'instant' })
}

type Props = { text: string; describedBy: string; className: string; children: ReactNode }

/**
 * A button with a tooltip, inside a TooltipProvider. The tooltip covers no text of the row or paragraph that the button is
 * in. If it does not fit into the window, it can be scrolled.
 * @param describedBy the id of an element with the same text, which describes the button.
 */
export function Tooltip({ text, describedBy, className, children }: Props) {
  const term = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'closed' | 'scrolling' | 'open'>('closed')
  const [position, setPosition] = useState<ReturnType<typeof besideRow>>()
  const wasOpen = useRef(false)
  const isOpen = state === 'open'
  const close = () => setState('closed')
  const open = () => {
    setPosition(besideRow(term.current!))
    setState('open')
  }
  const openInView = () => {
    makeRoom(term.current!)
    setState('scrolling')
  }

  // Radix closes tooltips on scroll, so that one opens only when no scroll event has been dispatched for a moment.
  const openAfterScroll = useEffectEvent(open)
  useEffect(() => {
    if (state !== 'scrolling') return
    const events = new AbortController()
    const quiet = createWatchdog(QUIET_MS, openAfterScroll)
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('closed')
    }
    addEventListener('scroll', quiet.restart, events)
    addEventListener('keydown', onKeyDown, events)
    quiet.restart()
    return () => {
      quiet.stop()
      events.abort()
    }
  }, [state])

  useEffect(() => {
    if (!isOpen) return
    const place = () => setPosition(besideRow(term.current!))
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [isOpen])

  const change = (opens: boolean) => {
    if (opens) open()
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
