/** Attribute of an inline script that runs before the first paint. */
export const EARLY_ATTRIBUTE = 'data-early'

/** Attribute of the loader's script element: the URLs of the scripts to fetch, separated by spaces. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts'
