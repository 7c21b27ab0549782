import { define } from '#define'
import { figures } from './figures'
import type { PackageItem } from './schema'

/** The services of the packages. A package adds the price, and overrides texts. */
export const services = define('services.ts: services', {
  ads: {
    service: 'ads',
    icon: 'Megaphone',
    title: 'Patient Ads',
    detail: 'Facebook, Instagram and Google',
  },
  bookingSpecialists: {
    service: 'bookingSpecialists',
    icon: 'Headset',
    title: 'Patient Booking Specialists',
    detail: 'Treatment coordinators who call back, answer questions and book',
  },
  followUp: {
    service: 'followUp',
    icon: 'MessageCircleReply',
    title: 'Instant Follow-Up',
    detail: `Automated text, call and email follow-ups within ${figures.replyMinutes}\u00a0minutes`,
  },
  nurture: {
    service: 'nurture',
    icon: 'Sprout',
    title: 'Patient Nurture System',
    detail: 'Keeps in touch with patients who aren’t ready yet',
  },
  /** A package adds the number of campaigns. */
  campaign: {
    service: 'campaign',
    icon: 'Target',
    title: 'Signature Campaign',
  },
  trustVideos: {
    service: 'trustVideos',
    icon: 'Video',
    title: 'Trust-Building Videos',
  },
  influencer: {
    service: 'influencer',
    icon: 'UsersRound',
    title: 'Influencer and UGC',
    detail: 'User-generated content, from influencers and patients',
  },
  revival: {
    service: 'revival',
    icon: 'RotateCcw',
    title: 'Patient Revival System',
    detail: 'Gets back in touch with people who’ve gone quiet',
  },
  reviews: {
    service: 'reviews',
    icon: 'Star',
    title: 'Google Review Booster',
    detail: 'Invites your patients to review you on Google',
  },
})

/** The services of /essential and /premium that have another name there. /offer compares them side by side. */
export const termServices = {
  ads: { ...services.ads, title: 'High-Intent Patient Ads' },
  followUp: { ...services.followUp, title: 'Instant Follow-Up Machine' },
} as const satisfies Record<string, PackageItem>

/** Returns the sum of the prices of a package's items. */
export function totalOf(items: readonly PackageItem[]): number {
  return items.reduce((sum, { price = 0 }) => sum + price, 0)
}
