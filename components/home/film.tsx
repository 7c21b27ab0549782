'use client'

import { useEffect, useRef, useState } from 'react'
import type { createFilm, FilmProps } from './film-player'

/** A short film and its one button, over its poster. Its player comes when it is 600 pixels away, or with a press. */
export function Film(props: FilmProps) {
  const screen = useRef<SVGSVGElement>(null)
  const film = useRef<ReturnType<typeof createFilm>>(undefined)
  const [{ symbol, label }, setControl] = useState(props.control)

  /** Should the player or its drawings not come, the poster stays, and a press tries again. */
  const load = (isPressed: boolean) =>
    void import('./film-player')
      .then(({ createFilm }) => {
        film.current ??= createFilm(screen.current!, props, setControl)
        return film.current(isPressed)
      })
      .catch(() => {})

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && load(false), {
      rootMargin: '600px',
    })
    observer.observe(screen.current!)
    return () => observer.disconnect()
  })

  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => load(true)}
      className="absolute inset-0 cursor-pointer rounded-[inherit] outline-offset-[-4px] print:hidden noscript:hidden"
    >
      <svg ref={screen} viewBox="0 0 180 320" width="180" height="320" className="w-full" aria-hidden>
        <use href={`${props.sprite}#film-${symbol}`} />
      </svg>
    </button>
  )
}
