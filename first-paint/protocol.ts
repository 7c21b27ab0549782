/** Attribute of an inline script that runs before the first paint. */
export const EARLY_ATTRIBUTE = 'data-early'

/** Attribute of the loader's script element: the URLs of the scripts to fetch, separated by spaces. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts'

/** Attribute of the root element: `failed` while the page is not hydrated although it should be. */
export const HYDRATION_ATTRIBUTE = 'data-hydration'

/** Name of the performance mark that is set, and of the event that is dispatched, when the page is hydrated. */
export const HYDRATED_MARK = 'hydrated'
