import type { z } from 'zod'
import { defined } from './defined'
import { findInvalid } from './find-invalid'
import { schemas, type DeepReadonly } from './index'

type Schemas = typeof schemas

/** The findings of `npm run check`, which reads every module before it stops. */
let collected: string[] | undefined

/** Makes `define` collect what is invalid instead of throwing it. Returns the list that it adds to. */
export function collectInvalid(): string[] {
  return (collected = [])
}

/**
 * Returns a value of the content, which is valid.
 * @param key file and name of the value: `site.ts: site`. The schema of this key describes the value.
 * @throws Error with a sentence for each invalid field, which `next dev` shows in its overlay and at which `next build` stops.
 */
export function define<Key extends keyof Schemas, const Value extends DeepReadonly<z.input<Schemas[Key]>>>(
  key: Key,
  value: Value,
): Value {
  defined.set(key, value)
  const invalid = Object.hasOwn(schemas, key)
    ? findInvalid(key, schemas[key], value)
    : [`content/${key} has no schema: add '${key}' to content/schema/index.ts`]
  if (collected) collected.push(...invalid)
  else if (invalid.length > 0) throw new Error(invalid.join('\n'))
  return value
}
