import { test as base, expect } from 'playwright/test'
import { pathOf } from './find-engines'
import type { Engine, EngineName } from './engine'
import { startFirefox } from './firefox'
import { startWebkit } from './webkit'

export { expect }

type Worker = { engineName: EngineName; driverPort: number; engine: Engine }

/** The core checks' `test`: one browser for all of them, under its project's name. */
export const test = base.extend<{ open: (path: string) => Promise<void> }, Worker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  driverPort: [0, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, driverPort }, use) => {
      const path = pathOf(engineName)
      if (!path) throw new Error(`${engineName} was not found`)
      const engine = await (engineName === 'firefox' ? startFirefox(path) : startWebkit(path, driverPort))
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  /** Opens a path of the site and waits until its components answer; uncaught errors from then on fail the test. */
  open: async ({ engine, baseURL }, provide) => {
    await provide(async (path) => {
      await engine.open(baseURL + path)
      await engine.run(() => {
        const errors: string[] = []
        Object.assign(window, { errors })
        addEventListener('error', ({ message }) => errors.push(message))
        addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
        // What waits for a sign of life gets one.
        document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      })
      const isHydrated = () => performance.getEntriesByName('hydrated').length > 0
      await expect.poll(() => engine.run(isHydrated), { message: `${path} answers`, timeout: 15_000 }).toBe(true)
    })
    expect(await engine.run(() => (window as unknown as { errors?: string[] }).errors ?? [])).toEqual([])
  },
})
