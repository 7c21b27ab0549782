import type { Action } from '@/content/schema'

type Text =
  'title' | 'text' | 'account' | 'password' | 'open' | 'opening' | 'wrong' | 'lockedAgain' | 'noPassword' | 'noScript'

export type GateWords = Record<Text, string> & {
  show: { label: string; name: string }
  hide: { label: string; name: string }
  action: Action
  insecure: { text: string; link: string }
  damaged: { text: string; reload: string }
  unavailable: { text: string; reload: string }
}
