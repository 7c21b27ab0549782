export type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'on-accent'
export type ButtonSize = 'regular' | 'compact'

const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center font-medium transition-[background-color,color,border-color,translate] duration-200 active:translate-y-px print:hidden forced-colors:border'
const variants: Record<ButtonVariant, string> = {
  solid: 'bg-accent text-on-accent hover:bg-ink hover:text-canvas',
  outline: 'border border-line-strong hover:border-accent hover:text-accent',
  quiet: 'quiet-button',
  'on-accent': 'bg-on-accent text-accent outline-current hover:opacity-90 focus-visible:outline-on-accent',
}
const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13 px-7 py-3',
  compact: 'min-h-11 px-5 py-2 text-small whitespace-nowrap',
}

/**
 * Returns the classes of a link or button that looks like a button.
 * @param variant solid for the primary action of a view, outline for a secondary one, quiet for the floating button,
 * on-accent on an accent band.
 */
export function buttonClass(variant: ButtonVariant = 'solid', size: ButtonSize = 'regular', extra = ''): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${extra}`
}
