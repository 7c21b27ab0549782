/** The values that modules of content/ have defined, by file and name: `site.ts: site`. */
export const defined = new Map<string, unknown>()
