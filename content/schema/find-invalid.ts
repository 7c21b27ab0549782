import type { z } from 'zod'
import { texts } from './text'
import { schemas } from './index'

type Issue = z.core.$ZodIssue

/**
 * Returns a sentence for each invalid field: `content/site.ts: site.name is "", expected a text that is not empty`.
 * @param key file and name of the value, such as `site.ts: site`. Entries of lists are counted from 1.
 */
export function findInvalid(key: string, value: unknown): string[] {
  const schema: z.ZodType = key in schemas ? schemas[key as keyof typeof schemas] : texts
  const [file = '', name = ''] = key.split(': ')
  const { error } = schema.safeParse(value, { error: expectedByDefault })
  return (error?.issues ?? []).flatMap(separateKeys).map((issue) => {
    const found = print(valueAt(value, issue.path))
    return `content/${file}: ${fieldOf(name, issue.path)} is ${found}, expected ${issue.message}`
  })
}

/** What zod's own checks expect. Messages of the schemas replace it. */
function expectedByDefault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'no field of this name'
    case 'invalid_value':
      return `one of ${issue.values.map((allowed) => JSON.stringify(allowed)).join(', ')}`
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'another type of value'
    case 'too_small':
      return `a list of ${issue.minimum} entries`
    case 'too_big':
      return `a list of ${issue.maximum} entries`
    default:
      return undefined
  }
}

const TYPES: Record<string, string> = {
  array: 'a list: […]',
  boolean: 'true or false',
  object: 'an object: {…}',
  record: 'an object: {…}',
}

/** Returns an issue for each key that an object must not have, instead of one for all. */
const separateKeys = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] })) : [issue]

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], value)

const fieldOf = (name: string, path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key + 1}]` : `${field}.${String(key)}`),
    name,
  )

/** Returns a value as JSON, in which invisible characters are escaped. */
const print = (value: unknown) =>
  String(JSON.stringify(value)).replace(
    /\p{C}|[\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
