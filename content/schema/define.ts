import type { z } from 'zod'
import { defined } from './defined'
import { findInvalid } from './find-invalid'
import type { DeepReadonly, schemas } from './index'

type Schemas = typeof schemas

/** The findings of `npm run check`, which reads every module before it stops. */
let collected: string[] | undefined

/** Makes `define` collect what is invalid instead of throwing it. Returns the list that it adds to. */
export function collectInvalid(): string[] {
  return (collected = [])
}

/** The type of a value with this key. */
type Described<Key> = Key extends keyof Schemas ? DeepReadonly<z.input<Schemas[Key]>> : unknown

/**
 * Returns a value of the content, which is valid.
 * @param key file and name of the value: `site.ts: site`. The schema of this key describes the value. Without a schema, it may
 * have only texts.
 * @throws Error named InvalidContent with a sentence for each invalid field, which `next dev` shows in its overlay and at which
 * `next build` stops.
 */
export function define<Key extends string, const Value extends Described<Key>>(key: Key, value: Value): Value {
  defined.set(key, value)
  const invalid = findInvalid(key, value)
  if (collected) collected.push(...invalid)
  else if (invalid.length > 0) throw Object.assign(new Error(invalid.join('\n')), { name: 'InvalidContent' })
  return value
}
