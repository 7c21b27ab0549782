import { THEME_CHOICE, type Theme } from '@/lib/theme/theme'

type Props = { name: string; options: readonly { value: Theme; label: string }[] }

/** The theme switch, without React: lib/theme/theme.inline.ts shows the switch, and applies and stores the choice. */
export function ThemeSwitch({ name, options }: Props) {
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="theme-option strokes">
          <input type="radio" name={THEME_CHOICE} value={value} defaultChecked={value === 'system'} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
