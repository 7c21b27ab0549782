/** What unit tests in jsdom do to their page. */

let listeners = new AbortController()

/** Opens another page: removes the listeners that scripts have added to the window since the last call. */
export function openPage() {
  listeners.abort()
  listeners = new AbortController()
  const { signal } = listeners
  const listen = EventTarget.prototype.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const settings = typeof options === 'object' ? options : { capture: options }
    listen(type, listener as EventListener, { ...settings, signal })
  })
}

/** Blocks storage as browsers do, until `jest.restoreAllMocks()`. */
export function blockStorage() {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
  }
}
