import { readdirSync, writeFileSync } from 'node:fs'
import { owner } from '@/content/site'
import { bundleScript } from './bundle'
import { camelCase } from './camel-case'

/** Bundles each module of early/, but not of its folders, and writes a module that exports their code, for `<EarlyScript>`. */
export function writeEarlyScripts(target: string): void {
  // JSON has no `undefined`. Without a measurement service, app/layout.tsx leaves the script out.
  const constants = { MEASUREMENT: owner.measurement ?? null }
  const scripts = readdirSync('early')
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort()
    .map((name) => {
      const code = bundleScript(`early/${name}`, constants)
      return `export const ${exportName(name)} = ${JSON.stringify(code)}\n`
    })
  writeFileSync(target, scripts.join(''))
}

/** Returns the name of the export with an early script: `textScaleScript` for `text-scale.ts`. */
function exportName(file: string): string {
  return `${camelCase(file.replace(/\.ts$/, ''))}Script`
}
