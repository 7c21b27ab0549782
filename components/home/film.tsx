'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FilmWords } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { Drawing } from './drawing'
import type { FilmControl, Press } from './film-player'

/**
 * A short film and its one button, over its poster. Its player comes when it is 600 pixels from the viewport, or with
 * the first press.
 * @param drawing a film's in drawings.svg.
 */
export function Film({ title, drawing, labels }: { title: string; drawing: string; labels: FilmWords }) {
  const screen = useRef<SVGSVGElement>(null)
  const player = useRef<Press>(undefined)
  const [{ symbol, still }, setControl] = useState<FilmControl>({ symbol: 'play' })

  async function load(): Promise<Press> {
    const { createFilm } = await import('./film-player')
    return (player.current ??= createFilm(drawing, screen.current!, setControl))
  }
  // Should the player or its drawings not come, the poster stays, and a press tries again.
  const prepare = useEffectEvent(() => void load().catch(() => {}))
  const press = () =>
    void load()
      .then((playOrPause) => playOrPause())
      .catch(() => {})

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && prepare(), { rootMargin: '600px' })
    observer.observe(screen.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <button
      type="button"
      aria-label={still ? interpolate(labels.picture, { title, ...still }) : interpolate(labels[symbol], { title })}
      onClick={press}
      className="absolute inset-0 cursor-pointer rounded-[inherit] outline-offset-[-4px] print:hidden noscript:hidden"
    >
      <Drawing ref={screen} name={`film-${symbol}`} viewBox="0 0 180 320" />
    </button>
  )
}
