'use client'

import { useEffect } from 'react'
import type { FilmWords } from '@/content/types'

/** How far below the viewport the films start to load. */
const ROOT_MARGIN = '600px'

/** Lets the buttons of the films play them. Their code comes when they near the viewport, or with the first press. */
export function FilmPlayer({ words }: { words: FilmWords }) {
  useEffect(() => {
    const listeners = new AbortController()
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-film]')]
    const load = (use: (films: typeof import('./films')) => unknown) => {
      // The posters stay, and a later press tries again.
      import('./films').then(use).catch(() => {})
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load(({ prepareFilms }) => prepareFilms(buttons, words))
      },
      { rootMargin: ROOT_MARGIN },
    )
    for (const button of buttons) {
      observer.observe(button)
      const press = () => load(({ pressFilm }) => pressFilm(button, words))
      button.addEventListener('click', press, { signal: listeners.signal })
    }
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [words])

  return null
}
