'use client'

import { useSyncExternalStore } from 'react'
import { THEME_KEY, isTheme, type Theme } from '@/lib/theme'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function current(): Theme {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

function choose(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is switched off: the choice holds for this page only.
  }
  listeners.forEach((listener) => listener())
}

/** Light, dark or as the system has it; remembered in this browser. Hidden where scripts do not run. */
export function ThemeSwitch({ name, options }: { name: string; options: readonly { value: Theme; label: string }[] }) {
  const theme = useSyncExternalStore(subscribe, current, () => 'system' as const)
  return (
    <fieldset className="theme-switch flex rounded-full border border-line p-1 print:hidden">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 min-w-11 cursor-pointer items-center rounded-full px-4 text-fine text-muted has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
