import { Toaster } from 'sonner'

export { toast } from 'sonner'

/** Clear of the top bar and of the week strip. */
const offset = { top: 'calc(var(--covered-top) + 1rem)', bottom: 'calc(var(--covered-bottom) + 1rem)' }

/**
 * The region that displays toasts.
 * @param name the accessible name of the toasts' region.
 */
export function Toasts({ name }: { name: string }) {
  return (
    <Toaster
      containerAriaLabel={name}
      offset={offset}
      mobileOffset={offset}
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'w-(--width) font-clerk border border-ink bg-booked px-5 py-4 text-small text-on-booked',
        },
      }}
    />
  )
}
