/** Folder of the pages with all optional content, which e2e/export/optional.test.tsx renders. */
export const OPTIONAL_PAGES = '.next/optional-content'
