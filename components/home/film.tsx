'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { createFilm, FilmProps } from './film-player'

/** How far from the viewport a film starts to load its player. */
const ROOT_MARGIN = '600px'

/** A short film and its button, on top of its poster. The player loads near the viewport, or on a click. */
export function Film(props: FilmProps) {
  const frame = useRef<SVGSVGElement>(null)
  const film = useRef<ReturnType<typeof createFilm>>(undefined)
  const [{ symbol, label }, setControl] = useState(props.control)

  /** If the player or its drawings fail to load, the poster remains, and the next click tries again. */
  const load = async (isClicked: boolean) => {
    try {
      const { createFilm } = await import('./film-player')
      if (!frame.current) return
      film.current ??= createFilm(frame.current, props, setControl)
      await film.current.load()
      if (isClicked) film.current?.toggle()
    } catch {}
  }
  const preload = useEffectEvent(() => void load(false))

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && preload(), {
      rootMargin: ROOT_MARGIN,
    })
    observer.observe(frame.current!)
    return () => {
      observer.disconnect()
      film.current?.destroy()
      film.current = undefined
    }
  }, [])

  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void load(true)}
      className="absolute inset-0 cursor-pointer rounded-[inherit] outline-offset-[-4px] print:hidden noscript:hidden"
    >
      <svg ref={frame} viewBox="0 0 180 320" width="180" height="320" className="w-full" aria-hidden>
        <use href={`${props.sprite}#film-${symbol}`} />
      </svg>
    </button>
  )
}
