import { THEME_CHOICE, type Theme } from '@/lib/theme'

type Props = { name: string; options: readonly { value: Theme; label: string }[] }

/** The theme switch, which early/theme.ts handles. */
export function ThemeSwitch({ name, options }: Props) {
  return (
    <fieldset className="flex flex-wrap border border-line text-ink noscript:hidden paper:hidden">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 min-w-11 cursor-pointer items-center border-line px-4 not-first-of-type:border-s has-checked:bg-booked has-checked:text-on-booked has-checked:after:pointer-events-none has-checked:after:absolute has-checked:after:inset-0.5 has-checked:after:border-2 has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-red forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4"
        >
          <input
            type="radio"
            name={THEME_CHOICE}
            value={value}
            defaultChecked={value === 'system'}
            autoComplete="off"
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
