/** Characters of two words that fit into a line of the narrowest columns. */
const MAX_LENGTH = 16

/** A text that keeps its last two words on one line, if they are short enough. */
export function KeepLast({ text }: { text: string }) {
  const [, start = '', end = ''] = /^(.+ )(\S+ \S+)$/.exec(text) ?? []
  if (!end || end.length > MAX_LENGTH) return text
  return (
    <>
      {start}
      <span className="inline-block max-w-full">{end}</span>
    </>
  )
}
