import 'react'

declare module 'react' {
  /** Custom properties are how a figure of the content reaches a class. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
