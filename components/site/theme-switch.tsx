'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'
import { THEME_KEY, showTheme, storedTheme, themeColours, type Theme } from '@/lib/theme'

const CHANGED = 'themechange'

function subscribe(listener: () => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY || key === null) show(newValue)
  }
  addEventListener(CHANGED, listener)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', onStorage)
  }
}

function show(theme: string | null) {
  showTheme(theme, themeColours)
  dispatchEvent(new Event(CHANGED))
}

function choose(theme: Theme) {
  show(theme)
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage the choice lasts until the next full page load.
  }
}

const shown = () => document.documentElement.dataset.theme ?? 'system'

export function ThemeSwitch({ name, options }: { name: string; options: readonly { value: Theme; label: string }[] }) {
  const theme = useSyncExternalStore(subscribe, shown, () => 'system')
  // An in-app navigation resets the theme-color tags, and React resets <html> where it has to render a page anew.
  useLayoutEffect(() => show(storedTheme() ?? shown()), [])
  return (
    <fieldset className="flex rounded-full border border-line p-1 print:hidden noscript:hidden">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 min-w-11 cursor-pointer items-center rounded-full px-4 text-fine text-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
