import type { Measurement } from './content/schema'

// next.config.mjs inlines the variable, so that an export without a measurement service contains no tracker code.
if (process.env.MEASUREMENT) {
  const measurement = JSON.parse(process.env.MEASUREMENT) as Measurement
  // Content blockers may block the chunk.
  import('./lib/measurement').then(({ startMeasurement }) => startMeasurement(measurement)).catch(() => {})
}
