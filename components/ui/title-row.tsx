type Props = { id: string; title: string; note?: string; lead: string; className?: string; titleClass?: string }

/**
 * The title of a section and its lead, side by side on wide screens.
 * @param note shown next to the title, such as the kind of drawing below.
 */
export function TitleRow({ id, title, note, lead, className = '', titleClass = '' }: Props) {
  return (
    <div className={`columns items-end gap-y-4 short:items-baseline ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-m gap-y-2 wide:col-span-7">
        <h2 id={id} className={titleClass}>
          {title}
        </h2>
        {note && <p className="text-sm">{note}</p>}
      </div>
      <p className="text-lg wide:col-[8/13]">{lead}</p>
    </div>
  )
}
