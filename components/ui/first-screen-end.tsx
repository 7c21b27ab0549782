/**
 * Ends the first screen of a page that is too large for the first flight of a connection. What
 * build/export/first-screen.ts writes into it is no business of React's, which leaves set HTML alone.
 */
export function FirstScreenEnd() {
  return <div data-first-screen-end dangerouslySetInnerHTML={{ __html: '' }} />
}
