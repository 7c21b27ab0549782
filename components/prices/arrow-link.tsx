import { ActionLink } from '@/components/ui/link'
import type { Action } from '@/content/schema'

/** A link to a page of this site on a line of its own, followed by an arrow. */
export function ArrowLink({ action }: { action: Action }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <ActionLink action={action} className="touch-target link" />
      {/* Fonts of the site have no arrow. */}
      <svg
        aria-hidden
        viewBox="0 0 22 12"
        className="screen-only h-3 flex-none fill-none stroke-current"
        strokeWidth="1.5"
      >
        <path d="M0 6h20M15 1l5 5-5 5" />
      </svg>
    </span>
  )
}
