/** The first characters of a row that begins with the length of its text in bytes, as `2:T1a,text`. */
const TEXT_ROW = /^[0-9a-f]+:T([0-9a-f]+),$/
/** A script that a page's part asks for: the modules that need it fetch it by themselves. */
const SCRIPT_ELEMENT = /\["\$","script","script-\d+",\{"src":"[^"]+","async":true,"nonce":"\$undefined"\}\]/g

/** A stylesheet too short for a row of its own. */
const STYLE_ELEMENT =
  /(\["\$","style","\d+",\{"nonce":"\$undefined","precedence":"next","href":"[^"]+","children":)("(?:[^"\\]|\\.)*")/g

/**
 * Takes out of a React payload what the page has by other means.
 * @param payload rows as the framework writes them into pages and `.txt` files.
 * @param styles all that the page has of stylesheets without the payload.
 * @throws Error when a row ends before its time.
 */
export function leanPayload(payload: string, styles: string): string {
  const bytes = Buffer.from(payload)
  const rows: string[] = []
  for (let at = 0; at < bytes.length;) {
    const head = TEXT_ROW.exec(bytes.toString('latin1', at, bytes.indexOf(',', at) + 1))
    const start = at + (head?.[0].length ?? 0)
    const end = head ? start + parseInt(head[1]!, 16) : bytes.indexOf('\n', at) + 1 || bytes.length
    if (end > bytes.length) throw new Error('a text of the payload is cut off')
    const row = bytes.toString('utf8', start, end)
    if (!head) rows.push(withoutStyles(row.replace(SCRIPT_ELEMENT, 'null'), styles))
    else rows.push(styles.includes(row) ? head[0].replace(/:.*/, ':""\n') : head[0] + row)
    at = end
  }
  return rows.join('')
}

function withoutStyles(row: string, styles: string): string {
  return row.replace(STYLE_ELEMENT, (element, start: string, text: string) =>
    styles.includes(JSON.parse(text) as string) ? `${start}""` : element,
  )
}
