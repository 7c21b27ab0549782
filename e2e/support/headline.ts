import { hero } from '@/content/home'

/** Whether the headline of home is the delivered one: with five dots, one for each day, and a q above a d. */
export const hasDeliveredTitle = (hero.title as string) === 'Patient Acquisition Reinvented'
