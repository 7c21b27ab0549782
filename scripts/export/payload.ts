/** The first characters of a row that begins with the length of its text in bytes, as `2:T1a,text`. */
const TEXT_ROW = /^[0-9a-f]+:T([0-9a-f]+),$/
/** A script that a page's part asks for: the modules that need it fetch it by themselves. */
const SCRIPT_ELEMENT = /\["\$","script","script-\d+",\{"src":"[^"]+","async":true,"nonce":"\$undefined"\}\]/g

/**
 * Takes out of a React payload what the page has by other means.
 * @param payload rows as the framework writes them into pages and `.txt` files.
 * @param styles the stylesheets that stand inline in every page: React finds them there by their address.
 * @throws Error when a row ends before its time.
 */
export function leanPayload(payload: string, styles: ReadonlySet<string>): string {
  return mapRows(
    payload,
    // Not quite nothing: the framework itself never writes an empty text.
    (text) => (styles.has(text) ? '\n' : text),
    (row) => row.replace(SCRIPT_ELEMENT, 'null'),
  )
}

/** Changes a payload row by row, keeping the lengths of its long texts right. */
function mapRows(payload: string, changeText: (text: string) => string, changeRow: (row: string) => string): string {
  const bytes = Buffer.from(payload)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const head = TEXT_ROW.exec(bytes.toString('latin1', at, bytes.indexOf(',', at) + 1))
    const start = at + (head?.[0].length ?? 0)
    const end = head ? start + parseInt(head[1]!, 16) : bytes.indexOf('\n', at) + 1 || bytes.length
    if (end > bytes.length) throw new Error('a text of the payload is cut off')
    const row = bytes.toString('utf8', start, end)
    if (head) {
      const text = changeText(row)
      parts.push(head[0].replace(/T.*/, `T${Buffer.byteLength(text).toString(16)},`), text)
    } else parts.push(changeRow(row))
    at = end
  }
  return parts.join('')
}
