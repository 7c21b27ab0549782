import type { GlossaryTerm } from '@/content/schema'
import { Tooltip } from './tooltip'

/** Returns the id of a term's note. */
const noteId = (prefix: string, { term }: GlossaryTerm) => `${prefix}-${term.replaceAll(' ', '-')}`

type Glossary = { prefix: string; glossary: readonly GlossaryTerm[] }

/** Renders a text, with a tooltip button for each term of the glossary. Brackets stay on one line with their term. */
export function GlossaryText({ text, ...rest }: Glossary & { text: string }) {
  const { prefix, glossary } = rest
  const entry = glossary.find(({ term }) => text.includes(term))
  if (!entry) return text
  const start = text.indexOf(entry.term)
  const end = start + entry.term.length
  const isBracketed = text[start - 1] === '(' && text[end] === ')'
  const bracket = isBracketed ? 1 : 0
  const term = (
    <Tooltip text={entry.meaning} describedBy={noteId(prefix, entry)} className="glossary-term">
      {entry.term}
    </Tooltip>
  )
  return (
    <>
      <GlossaryText text={text.slice(0, start - bracket)} {...rest} />
      {isBracketed ? <span className="whitespace-nowrap">({term})</span> : term}
      <GlossaryText text={text.slice(end + bracket)} {...rest} />
    </>
  )
}

/**
 * Lists the meanings of the terms in the texts. They are the accessible descriptions of the tooltip buttons, and are visible
 * in print and without scripts.
 */
export function GlossaryNotes({ texts, prefix, glossary }: Glossary & { texts: readonly string[] }) {
  const used = glossary.filter(({ term }) => texts.some((text) => text.includes(term)))
  return (
    <dl className="glossary-notes">
      {used.map((entry) => (
        <div key={entry.term}>
          <dt>{entry.term}:</dt> <dd id={noteId(prefix, entry)}>{entry.meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
