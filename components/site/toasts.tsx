import { Toaster } from 'sonner'

export { toast } from 'sonner'

const ABOVE_STRIP = { bottom: 'calc(var(--strip) + 1rem)' }

/**
 * The region that displays toasts. Sonner's default duration, number of toasts and width are those of the specification
 * (section 9).
 * @param name the accessible name of the toasts' region.
 */
export function Toasts({ name }: { name: string }) {
  return (
    <Toaster
      containerAriaLabel={name}
      position="bottom-center"
      expand
      offset={ABOVE_STRIP}
      mobileOffset={ABOVE_STRIP}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'w-(--width) font-clerk border border-ink bg-booked px-5 py-4 text-small text-on-booked',
        },
      }}
    />
  )
}
