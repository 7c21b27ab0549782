import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createWatchdog } from '@/lib/watchdog'
import { besideRow, makeRoom } from './tooltip-position'

/** Longer than the time between two scroll events of one scroll. */
const QUIET_MS = 100

/**
 * The state of a tooltip, and its position next to the row of its term.
 * @returns `openInView`, which first scrolls to where the tooltip has space, and `open`, which does not.
 */
export function useTooltip(term: RefObject<Element | null>) {
  const [state, setState] = useState<'closed' | 'scrolling' | 'open'>('closed')
  const [position, setPosition] = useState<ReturnType<typeof besideRow>>()
  const close = () => setState('closed')
  const place = () => setPosition(besideRow(term.current!))
  const open = () => {
    place()
    setState('open')
  }
  const openInView = () => {
    makeRoom(term.current!)
    setState('scrolling')
  }
  useQuietScroll(state === 'scrolling', open, close)
  useResize(state === 'open', place)
  return { isOpen: state === 'open', position, open, openInView, close }
}

/**
 * While `isActive`, calls `onEnd` once no scroll event has been dispatched for a moment, because Radix closes tooltips on
 * scroll, and `onEscape` when Escape is pressed.
 */
function useQuietScroll(isActive: boolean, onEnd: () => void, onEscape: () => void) {
  const end = useEffectEvent(onEnd)
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return
    const events = new AbortController()
    const quiet = createWatchdog(QUIET_MS, () => end())
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape()
    }
    addEventListener('scroll', quiet.restart, events)
    addEventListener('keydown', onKeyDown, events)
    quiet.restart()
    return () => {
      quiet.stop()
      events.abort()
    }
  }, [isActive])
}

function useResize(isActive: boolean, onResize: () => void) {
  const resize = useEffectEvent(onResize)
  useEffect(() => {
    if (!isActive) return
    const listener = () => resize()
    addEventListener('resize', listener)
    return () => removeEventListener('resize', listener)
  }, [isActive])
}
