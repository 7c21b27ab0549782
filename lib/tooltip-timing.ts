/** Milliseconds that a pointer rests on a term before its tooltip opens. */
export const OPEN_DELAY = 700
/** Milliseconds after one tooltip has closed in which the next opens at once. */
export const SKIP_DELAY = 300
/** Milliseconds that a pointer has to travel from the term to its tooltip. */
export const CLOSE_GRACE = 150

/**
 * Decides which one tooltip of a page is open, so that all of them share their delays.
 * Terms are told apart by an id of their own.
 */
export function createTooltipTiming() {
  const listeners = new Set<() => void>()
  let open: string | undefined
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(id: string | undefined) {
    clearTimeout(timer)
    if (id === open) return
    if (open !== undefined && id === undefined) closedAt = Date.now()
    open = id
    listeners.forEach((listener) => listener())
  }

  return {
    /** The id of the open tooltip, if there is one. */
    current: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A pointer has come to rest on the term or on its tooltip. */
    enter(id: string) {
      clearTimeout(timer)
      if (open !== undefined || Date.now() - closedAt < SKIP_DELAY) set(id)
      else timer = setTimeout(() => set(id), OPEN_DELAY)
    },
    /** The pointer has left the term or its tooltip. */
    leave(id: string) {
      clearTimeout(timer)
      if (open === id) timer = setTimeout(() => set(undefined), CLOSE_GRACE)
    },
    /** Opens without delay: the term has the focus, or was tapped. */
    show: (id: string) => set(id),
    hide(id: string) {
      if (open === id) set(undefined)
    },
  }
}

export const tooltipTiming = createTooltipTiming()
