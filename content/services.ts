import type { PackageItem } from './schema'

/** Services that several packages contain. A package adds its price, and its own wording where that differs. */
export const services = {
  ads: {
    icon: 'Megaphone',
    title: 'Patient Ads',
    description: 'Facebook, Instagram and Google',
  },
  bookingSpecialists: {
    icon: 'Headset',
    title: 'Patient Booking Specialists',
    description: 'Treatment coordinators who call back, answer and book',
  },
  followUp: {
    icon: 'MessageCircleReply',
    title: 'Instant Follow-Up',
    description: 'Automated text, call and email follow-ups within minutes',
  },
  nurture: {
    icon: 'Sprout',
    title: 'Patient Nurture System',
    description: 'Keeps in touch with patients who aren’t ready yet',
  },
  influencer: {
    icon: 'UsersRound',
    title: 'Influencer and UGC',
    description: 'Content made by influencers and by patients',
  },
  revival: {
    icon: 'RotateCcw',
    title: 'Patient Revival System',
    description: 'Gets back in touch with people who’ve gone quiet',
  },
} as const satisfies Record<string, PackageItem>
