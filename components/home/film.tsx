'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadPart } from '@/first-paint/client'
import type { FilmPlayer, FilmProps } from './film-player'

/** How far from the viewport a film starts to load its player. */
const ROOT_MARGIN = '600px'

/** A short film and its button, on top of its poster. The player loads when the film is near the viewport, or on a click. */
export function Film(props: FilmProps) {
  const frame = useRef<SVGSVGElement>(null)
  const player = useRef<FilmPlayer>(undefined)
  const [{ symbol, label }, setControl] = useState(props.control)

  /** If the player or its drawings fail to load, the poster remains, and the next click tries again. */
  const load = async (isClicked: boolean) => {
    try {
      const { createFilmPlayer } = await loadPart(() => import('./film-player'))
      if (!frame.current) return
      player.current ??= createFilmPlayer(frame.current, props, setControl)
      await player.current.load()
      if (isClicked) player.current?.toggle()
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
      player.current?.destroy()
      player.current = undefined
    }
  }, [])

  return (
    <button
      type="button"
      data-replay="click"
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
