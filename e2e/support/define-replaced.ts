import { define as defineValid } from '@/content/schema/define'

/** The values that render-page.tsx is given, by file and name. */
declare const replacements: Readonly<Record<string, unknown>>

/** Replaces `define` where a test renders a page with other content, which is checked like the owner's. */
export const define = (key: Parameters<typeof defineValid>[0], value: unknown) =>
  defineValid(key, (key in replacements ? replacements[key] : value) as never)
