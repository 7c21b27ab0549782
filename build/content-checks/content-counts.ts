import { difference } from '@/content/difference'
import { essential, essentialPage } from '@/content/essential'
import { videos } from '@/content/home'
import { offer } from '@/content/offer'
import { premium, premiumPage } from '@/content/premium'
import { packages, pricing } from '@/content/pricing'
import { phases, process } from '@/content/process'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import { shareCards } from '@/content/share-cards'
import { websiteOffer } from '@/content/website'
import { checkDrawn, checkSpokenCount } from './counts'
import type { ContentIssue } from './issue'

const spokenCounts: readonly [file: string, entry: string, text: string, noun: string, list: readonly unknown[]][] = [
  ['essential', 'essentialPage.lead', essentialPage.lead, 'parts', essential.items],
  ['share-cards', 'shareCards./essential.picture', shareCards['/essential'].picture, 'parts', essential.items],
  ['share-cards', 'shareCards./premium.picture', shareCards['/premium'].picture, 'parts', premium.items],
  ['premium', 'premiumPage.scale.alt', premiumPage.scale.alt, 'items', premium.items],
  ['share-cards', 'shareCards./process.picture', shareCards['/process'].picture, 'phases', phases],
  ['share-cards', 'shareCards./offer.picture', shareCards['/offer'].picture, 'cards', offer.options],
  ['process', 'process.lead', process.lead, 'phases', phases],
  ['pricing', 'pricing.lead', pricing.lead, 'packages', Object.keys(packages)],
  ['offer', 'offer.lead', offer.lead, 'ways', offer.options],
]

/** Lists whose entries are drawn one by one. */
const drawnLists: readonly [file: string, entry: string, list: readonly unknown[], drawn: number][] = [
  ['difference', 'difference.cards', difference.cards, 4],
  ['home', 'videos.benefits', videos.benefits, 3],
  ['scale', 'scale.channels.steps', scale.channels.steps, 4],
  ['website', 'websiteOffer.inclusions', websiteOffer.inclusions, 4],
  ['qualify', 'qualify.suited.items', qualify.suited.items, 4],
  ['qualify', 'qualify.unsuited.items', qualify.unsuited.items, 4],
]

export function countIssues(): ContentIssue[] {
  const place = (file: string, entry: string) => ({ file: `content/${file}.ts`, entry })
  return [
    ...spokenCounts.flatMap(([file, entry, text, noun, { length }]) =>
      checkSpokenCount(place(file, entry), text, noun, length),
    ),
    ...drawnLists.flatMap(([file, entry, list, drawn]) => checkDrawn(place(file, entry), list, drawn)),
  ]
}
