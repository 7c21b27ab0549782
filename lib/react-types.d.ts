import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Merged interfaces need the same type parameters.
  interface HTMLAttributes<T> {
    /** When lib/hydration/loader.ts requests the framework's scripts for this control. */
    'data-hydrate'?: 'near' | 'now'
  }
}
