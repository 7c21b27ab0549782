import { REGISTER } from './chunk'
import { elementsOf, type PageElement } from '@/lib/html'

const BOOT = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s
const PAYLOAD = /^self\.__next_f\.push\((\[1,.*\])\)$/s
const PREPARATION = '(self.__next_f=self.__next_f||[]).push([0])'

/** What the framework has written inline at the end of a page. */
export type InlineScripts = {
  elements: readonly PageElement[]
  /** The chunks that must be there before the modules may run. */
  boot: { otherChunks: readonly string[]; runtimeModuleIds: readonly unknown[] }
  payload: string
}

/**
 * Finds the framework's inline scripts.
 * @param page a whole HTML document.
 * @throws Error when they are not written as expected, which a new version of the framework may bring.
 */
export function inlineScripts(page: string): InlineScripts {
  const scripts = elementsOf(page).filter(({ name, text }) => name === 'script' && /TURBOPACK|__next_f/.test(text))
  const boots = scripts.filter(({ text }) => BOOT.test(text))
  const payloads = scripts.filter(({ text }) => PAYLOAD.test(text))
  const preparations = scripts.filter(({ text }) => text === PREPARATION)
  const known = boots.length + payloads.length + preparations.length
  if (boots.length !== 1 || preparations.length !== 1 || payloads.length === 0 || known !== scripts.length) {
    throw new Error("the framework's inline scripts are not as expected: see build/export/inline-scripts.ts")
  }
  return {
    elements: scripts,
    boot: JSON.parse(BOOT.exec(boots[0]!.text)![1]!),
    payload: payloads.map(({ text }) => (JSON.parse(PAYLOAD.exec(text)![1]!) as [1, string])[1]).join(''),
  }
}

/** The same as one script, which may run before or after any other of them. */
export function scriptText({ boot, payload }: Pick<InlineScripts, 'boot' | 'payload'>): string {
  return [`${PREPARATION};`, `self.__next_f.push(${JSON.stringify([1, payload])});`, bootText(boot)].join('\n')
}

/** What tells the runtime which chunks count as asked for, and which modules to run once they are there. */
export function bootText(boot: InlineScripts['boot']): string {
  return `${REGISTER}(${JSON.stringify(boot)})`
}
