/** A browser that the core checks drive: the least that both of its protocols can do. */
export interface Engine {
  /** Opens an address and waits until its document is loaded. */
  open(address: string): Promise<void>
  /**
   * Runs a function in the page. It may use nothing from outside itself but its arguments.
   * @returns what the function returns, as JSON can carry it.
   */
  run<Result, Arguments extends unknown[]>(act: (...given: Arguments) => Result, ...given: Arguments): Promise<Result>
  /** Scrolls to the first element that a selector finds, and clicks in its middle. */
  click(selector: string): Promise<void>
  /** Types into whatever has the focus; `ENTER`, `TAB` and `END` are keys. */
  type(text: string): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

/** Keys as the WebDriver protocol writes them. */
export const ENTER = '\uE007'
export const TAB = '\uE004'
export const END = '\uE010'

/** Where each browser is looked for, and what to install when it is not there. */
export const engines = {
  firefox: {
    commands: ['firefox-esr', 'firefox'],
    missing: 'Firefox was not found: install it (Debian: apt-get install firefox-esr).',
  },
  webkit: {
    commands: ['WebKitWebDriver'],
    missing: 'WebKit was not found: install WebKitGTK and its driver (Debian: apt-get install webkit2gtk-driver xvfb).',
  },
} as const

export type EngineName = keyof typeof engines
