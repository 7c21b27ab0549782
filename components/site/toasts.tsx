import { Toaster } from 'sonner'

export { toast } from 'sonner'

/** The greatest number of toasts that are visible at the same time. */
const VISIBLE_TOASTS = 3
/** Milliseconds after which a toast closes. */
const DURATION_MS = 4000
/** In pixels, where the window has space for it. */
const WIDTH_PX = 356

/** Clear of the top bar and of the week strip. */
const offset = { top: 'calc(var(--covered-top) + 1rem)', bottom: 'calc(var(--covered-bottom) + 1rem)' }
/** Sonner fills the width between these in windows of up to 600 pixels. */
const side = `max(0px, (100vw - ${WIDTH_PX}px) / 2)`

/**
 * The region that displays toasts.
 * @param name the accessible name of the toasts' region.
 */
export function Toasts({ name }: { name: string }) {
  return (
    <Toaster
      containerAriaLabel={name}
      offset={offset}
      mobileOffset={{ ...offset, left: side, right: side }}
      expand
      visibleToasts={VISIBLE_TOASTS}
      duration={DURATION_MS}
      style={{ '--width': `${WIDTH_PX}px` }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'w-(--width) font-clerk border border-ink bg-white px-5 py-4 text-small text-on-white',
        },
      }}
    />
  )
}
