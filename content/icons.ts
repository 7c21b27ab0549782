/** The icons of package items, from https://lucide.dev/icons. components/prices/ledger.tsx imports each of them. */
export type IconName =
  'Headset' | 'Megaphone' | 'MessageCircleReply' | 'RotateCcw' | 'Sprout' | 'Star' | 'Target' | 'UsersRound' | 'Video'
