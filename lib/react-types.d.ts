import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Declarations of an interface need the same parameters.
  interface HTMLAttributes<T> {
    /** When the loader requests the framework's scripts: lib/deferral/loader.ts. */
    'data-hydrate'?: 'near' | 'now'
  }
}
