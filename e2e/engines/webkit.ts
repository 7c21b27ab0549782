import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from './engine'

/** The name under which the protocol hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const VIRTUAL_SCREEN = '/usr/bin/xvfb-run'
/** Drawing without a graphics card. */
const SOFTWARE = {
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}

/**
 * Starts WebKitGTK's own small browser, driven over WebDriver.
 * @param driver the path of WebKitWebDriver.
 * @param port a free port of this machine.
 * @throws Error when the driver does not answer, or a command fails.
 */
export async function startWebkit(driver: string, port: number): Promise<Engine> {
  const command = [driver, `--port=${port}`]
  const [program, ...parameters] =
    process.env.DISPLAY || !existsSync(VIRTUAL_SCREEN) ? command : [VIRTUAL_SCREEN, '-a', ...command]
  const server = spawn(program!, parameters, { env: { ...process.env, ...SOFTWARE }, stdio: 'ignore', detached: true })
  const address = `http://localhost:${port}`

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(address + path, { method, body: body && JSON.stringify(body) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  for (let attempt = 0; !(await send('GET', '/status').catch(() => undefined)); attempt++) {
    if (attempt === 100) throw new Error(`${driver} does not answer.`)
    await pause(100)
  }
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string }
  const post = (path: string, body: object = {}) => send('POST', `/session/${sessionId}${path}`, body)
  const idOf = (element: unknown) => (element as Record<typeof ELEMENT, string>)[ELEMENT]
  await post('/window/rect', { width: 1280, height: 900 })

  return {
    open: async (url) => void (await post('/url', { url })),
    run: async (act, ...given) =>
      (await post('/execute/sync', { script: `return (${act}).apply(null, arguments)`, args: given })) as never,
    click: async (selector) => {
      const element = await post('/element', { using: 'css selector', value: selector })
      const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
      await post('/execute/sync', { script, args: [element] })
      await post(`/element/${idOf(element)}/click`)
    },
    type: async (text) => {
      const focused = await send('GET', `/session/${sessionId}/element/active`)
      await post(`/element/${idOf(focused)}/value`, { text })
    },
    back: async () => void (await post('/back')),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`)
      if (server.pid) process.kill(-server.pid)
    },
  }
}
