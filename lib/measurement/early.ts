import { startMeasurement } from '@/lib/measurement'

/** `owner.measurement` of content/site.ts, which the build inlines. */
declare const MEASUREMENT: Parameters<typeof startMeasurement>[0]

startMeasurement(MEASUREMENT)
