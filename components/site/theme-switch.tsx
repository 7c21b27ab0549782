'use client'

import { useLayoutEffect, useRef } from 'react'
import { THEME_KEY, showTheme, storedTheme, type Theme } from '@/lib/theme'

function choose(theme: Theme) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) showTheme(theme)
  // Rejects when the next choice comes before the first frame.
  else document.startViewTransition(() => showTheme(theme)).ready.catch(() => {})
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Where storage is blocked, the choice lasts until the next page.
  }
}

export function ThemeSwitch({ name, options }: { name: string; options: readonly { value: Theme; label: string }[] }) {
  const choices = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const show = (theme?: string | null) => {
      showTheme(theme)
      const selected = dataset.theme ?? 'system'
      for (const radio of choices.current!.querySelectorAll('input')) radio.checked = radio.value === selected
    }
    const showStored = () => show(storedTheme() ?? dataset.theme)
    const events = new AbortController()
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === THEME_KEY || key === null) show(newValue)
      },
      events,
    )
    // Pages in the back/forward cache receive no `storage` events.
    addEventListener('pageshow', ({ persisted }) => persisted && showStored(), events)
    // React resets <html> when it discards a page's HTML.
    showStored()
    return () => events.abort()
  }, [])
  return (
    <fieldset ref={choices} className="flex flex-wrap border border-line text-ink noscript:hidden paper:hidden">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 min-w-11 cursor-pointer items-center border-line px-4 not-first-of-type:border-s has-checked:bg-booked has-checked:text-on-booked has-checked:after:pointer-events-none has-checked:after:absolute has-checked:after:inset-0.5 has-checked:after:border-2 has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-red forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4"
        >
          <input
            type="radio"
            name="theme"
            data-replay="input"
            value={value}
            defaultChecked={value === 'system'}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
