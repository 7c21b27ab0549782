/** What was done on an exported page before its components answered: kept by build/export/browser/script-loader.ts. */
type PreHydration = {
  held: HeldEvent[]
  /** Ends the holding back. */
  end: () => void
}

export type HeldEvent = { event: Event; control: Element; checked: boolean }

declare global {
  interface Window {
    /** Not there in development, as little as the next. */
    early?: PreHydration
    /**
     * Fetches what other pages need of the stylesheet and this one does not; once, however often it is asked for
     * (build/export/browser/all-styles.ts).
     * @returns a promise that is kept when it is in force, and broken when it cannot be had.
     */
    allStyles?: () => Promise<void>
  }
}
