/** Replaces `define` in the scripts of the pages, which have no schemas: `imports` in package.json. */
export const define = <Value>(key: string, value: Value): Value => value
