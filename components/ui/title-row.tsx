type Props = { id: string; title: string; lead: string; className?: string }

/** The title of a section and its lead, side by side on wide screens. */
export function TitleRow({ id, title, lead, className = '' }: Props) {
  return (
    <div className={`columns items-end gap-y-4 ${className}`}>
      <h2 id={id} className="wide:col-span-7">
        {title}
      </h2>
      <p className="text-lead wide:col-[8/13]">{lead}</p>
    </div>
  )
}
