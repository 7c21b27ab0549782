import { spawnSync } from 'node:child_process'
import { engines, type EngineName } from './engine'

export const engineNames = Object.keys(engines) as EngineName[]

/** @returns the path of a browser, or of what drives it; undefined when it is not installed. */
export function pathOf(name: EngineName): string | undefined {
  const found = engines[name].commands.map((command) =>
    spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim(),
  )
  return found.find(Boolean)
}

/** The browsers that are there. */
export function installedEngines(): EngineName[] {
  return engineNames.filter(pathOf)
}
