import { existsSync, readFileSync } from 'node:fs'
import { collectInvalid } from '#define'
import { defined } from '@/content/schema/defined'
import { findInvalid } from '@/content/schema/find-invalid'
import { BuildError } from '@/lib/build-error'
import { contentModules, leavesOf, type Modules } from '@/lib/content-modules'
import { filesBelow } from '@/lib/files'

/**
 * Returns a sentence for each invalid value of content/: `content/site.ts: site.name is "", expected a text that is not empty`.
 * @throws BuildError when a file of content/ cannot be loaded, such as one with a syntax error.
 */
export async function checkContent(): Promise<string[]> {
  const invalid = collectInvalid()
  const modules = await contentModules().catch((error: Error) => {
    const [place = 'content/'] = /content\/[\w/-]+\.ts:\d+/.exec(error.stack ?? '') ?? []
    throw new BuildError(
      [
        ...invalid,
        `${place} cannot be loaded. ${error.message}`,
        "Write prices in whole pounds, as 1999: no £ and no comma. Put texts between straight quotation marks, as 'text', with ’ as their apostrophe, and a comma after each entry. To remove an entry, remove it from { to },.",
      ].join('\n'),
    )
  })
  return [...new Set([...invalid, ...checkUndefined(modules)])]
}

/** Returns a sentence for each invalid text that no call of `define` has checked, such as one in a new file. */
export function checkUndefined(modules: Modules): string[] {
  const checked = new Set([...defined.values()].flatMap(partsOf))
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => !checked.has(value) && leavesOf(value).some(({ value: leaf }) => typeof leaf === 'string'))
      .flatMap(([name, value]) => findInvalid(`${file}: ${name}`, value)),
  )
}

/** Returns a sentence for each file of content/ that a page imports and that does not exist. */
export function findMissingFiles(): string[] {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/ from '@\/(content\/[\w/-]+)'/g)]
      .filter(([, name]) => !existsSync(`${name}.ts`) && !existsSync(name!))
      .map(([, name]) => `${name}.ts is missing: ${source} imports it`),
  )
}

/** Returns a value and all objects in it. */
function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}
