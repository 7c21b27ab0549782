import { Toaster } from 'sonner'

export { toast } from 'sonner'

/** Milliseconds. This, the number of toasts and Sonner's width of 356 px are the specification's (section 9). */
const DURATION = 4000
const VISIBLE = 3

/** @param name what assistive technology calls the region of the toasts. */
export function Toasts({ name }: { name: string }) {
  return (
    <Toaster
      containerAriaLabel={name}
      position="bottom-center"
      duration={DURATION}
      visibleToasts={VISIBLE}
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'w-(--width) rounded-small border border-line bg-surface px-5 py-4 text-small text-ink shadow-float',
        },
      }}
    />
  )
}
