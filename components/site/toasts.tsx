import { Toaster } from 'sonner'

export { toast } from 'sonner'

/** Maximum number of visible toasts. */
const VISIBLE_TOASTS = 3
/** Milliseconds until a toast closes. */
const DURATION_MS = 4000
/** Width of a toast in pixels, in windows that are wide enough. */
const WIDTH_PX = 356

/** Keeps toasts clear of the header and the floating button. */
const offset = { top: 'calc(var(--covered-top) + 1rem)', bottom: 'calc(var(--covered-bottom) + 1rem)' }
/** In windows up to 600 pixels wide, Sonner stretches a toast between these offsets. */
const side = `max(0px, (100vw - ${WIDTH_PX}px) / 2)`

/** The region of the toasts, with its accessible name. */
export function Toasts({ name }: { name: string }) {
  return (
    <Toaster
      containerAriaLabel={name}
      offset={offset}
      mobileOffset={{ ...offset, left: side, right: side }}
      expand
      visibleToasts={VISIBLE_TOASTS}
      duration={DURATION_MS}
      className="screen-only"
      style={{ '--width': `${WIDTH_PX}px` }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'w-(--width) font-text border border-ink bg-white px-5 py-4 text-sm text-on-white',
        },
      }}
    />
  )
}
