import { z } from 'zod'
import { text } from './shapes'

/** A text that holds exactly these placeholders, so that no figure can drop out of a sentence. */
const template = (...names: string[]) =>
  text.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: ({ input }) =>
      `is "${String(input)}": expected ${names.map((name) => `{${name}}`).join(' and ')} in it, where the figure stands`,
  })

/** The sentences that carry figures, each with the figures that it may not lose. */
export const templates = {
  priceTerms: z.looseObject({
    perYear: template('price'),
    fee: template('fee'),
    cap: template('cap'),
    minimum: template('months'),
  }),
  investment: z.looseObject({ minimumLabel: template('months') }),
  estimator: z.looseObject({
    attended: z.strictObject({ one: template('attended'), many: template('attended') }),
    chart: template('core', 'coreCap', 'premium', 'premiumCap'),
    stops: template('cap'),
    formula: template('monthly', 'fee', 'cap', 'most'),
    sum: template('monthly', 'charged', 'fee'),
    running: template('left'),
    announcement: template('attended', 'core', 'premium'),
  }),
  commitments: z
    .tuple([z.looseObject({ title: template('months') }), z.looseObject({ text: template('essential', 'premium') })])
    .rest(z.unknown()),
}
