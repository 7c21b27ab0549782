'use client'

import { useEffect } from 'react'
import type { FilmWords } from '@/content/schema'

/** Plays the films. Their code comes when they are 600 pixels below the viewport, or with the first press. */
export function FilmPlayer({ words }: { words: FilmWords }) {
  useEffect(() => {
    // Should it not come, the posters stay, and a press tries again.
    const load = (pressed?: Element) =>
      void import('./films').then(({ serveFilms }) => serveFilms(words, pressed)).catch(() => {})
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && load(), { rootMargin: '600px' })
    const press = ({ target }: Event) => (target as Element).closest('[data-film]') && load(target as Element)
    observer.observe(document.querySelector('[data-film]')!)
    addEventListener('click', press)
    return () => {
      observer.disconnect()
      removeEventListener('click', press)
    }
  }, [words])

  return null
}
