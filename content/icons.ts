/** The icons of package items, from https://lucide.dev/icons. components/prices/ledger.tsx imports each of them. */
export const iconNames = [
  'Headset',
  'Megaphone',
  'MessageCircleReply',
  'RotateCcw',
  'Sprout',
  'Star',
  'Target',
  'UsersRound',
  'Video',
] as const

export type IconName = (typeof iconNames)[number]
