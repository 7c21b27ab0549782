import {
  Headset,
  Megaphone,
  MessageCircleReply,
  RotateCcw,
  Sprout,
  Star,
  Target,
  UsersRound,
  Video,
  type IconNode,
} from 'lucide'
import { createElement } from 'react'
import type { PackageItem } from '@/content/schema'

/** Under their names at https://lucide.dev/icons. */
const drawings: Record<PackageItem['icon'], IconNode> = {
  headset: Headset,
  megaphone: Megaphone,
  'message-circle-reply': MessageCircleReply,
  'rotate-ccw': RotateCcw,
  sprout: Sprout,
  star: Star,
  target: Target,
  'users-round': UsersRound,
  video: Video,
}

/** Decoration, as high as a line of the text that it stands before. */
export function ItemIcon({ icon }: Pick<PackageItem, 'icon'>) {
  return (
    <span className="flex h-lh items-center">
      <svg
        aria-hidden
        width="20"
        height="20"
        viewBox="0 0 24 24"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 fill-none stroke-muted"
      >
        {drawings[icon].map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
      </svg>
    </span>
  )
}
