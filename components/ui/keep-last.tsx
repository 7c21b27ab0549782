/** Characters of two words that fit into a line of the narrowest columns. */
const LINE = 16

/** A text whose last line has at least two words, if they are short enough for one line. */
export function KeepLast({ text }: { text: string }) {
  const [, start = '', end = ''] = /^(.+ )(\S+ \S+)$/.exec(text) ?? []
  if (!end || end.length > LINE) return text
  return (
    <>
      {start}
      <span className="inline-block max-w-full">{end}</span>
    </>
  )
}
