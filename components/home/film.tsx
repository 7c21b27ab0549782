'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FilmedBenefit, FilmWords } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { Drawing } from './drawing'
import type { FilmControl, Press } from './film-player'

type Props = Pick<FilmedBenefit, 'title' | 'film'> & { labels: FilmWords }

/** A short film behind its poster. Its player comes when it is 600 pixels from the viewport, or with the first press. */
export function Film({ title, film: { drawing, alt }, labels }: Props) {
  const poster = useRef<SVGSVGElement>(null)
  const button = useRef<SVGSVGElement>(null)
  const player = useRef<Press>(undefined)
  const [{ symbol, still }, setControl] = useState<FilmControl>({ symbol: 'play' })

  async function load(): Promise<Press> {
    const { createFilm } = await import('./film-player')
    return (player.current ??= createFilm(drawing, poster.current!, button.current!, setControl))
  }
  // Should the player or its drawings not come, the poster stays, and a press tries again.
  const prepare = useEffectEvent(() => void load().catch(() => {}))
  const press = () =>
    void load()
      .then((playOrPause) => playOrPause())
      .catch(() => {})

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && prepare(), { rootMargin: '600px' })
    observer.observe(poster.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="relative w-(--frame) overflow-hidden rounded-[1rem] bg-canvas lg:rounded-[1.5rem]">
      <Drawing
        ref={poster}
        name={drawing}
        label={alt}
        viewBox="0 0 180 320"
        width={180}
        height={320}
        className="w-full"
      />
      <button
        type="button"
        aria-label={still ? interpolate(labels.picture, { title, ...still }) : interpolate(labels[symbol], { title })}
        onClick={press}
        className="absolute inset-0 cursor-pointer rounded-[inherit] outline-offset-[-4px] print:hidden noscript:hidden"
      >
        <Drawing
          ref={button}
          name={`film-${symbol}`}
          viewBox="0 0 180 320"
          width={180}
          height={320}
          className="w-full"
        />
      </button>
    </div>
  )
}
