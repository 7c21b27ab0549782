/** The UTM parameters by which a booking is traced to its campaign. */
export type Campaign = { campaign: string; source: string; medium: string }

const FIELDS = ['campaign', 'source', 'medium'] as const
/** Characters that the site keeps of each parameter. */
const MAX_LENGTH = 100
const VALUE = /^[a-z0-9]+([-_.][a-z0-9]+)*$/

/**
 * @returns undefined when none was given.
 * @throws Error in one sentence when one is missing or malformed.
 */
export function checkedCampaign(values: Partial<Campaign>): Campaign | undefined {
  const missing = FIELDS.filter((field) => values[field] === undefined)
  if (missing.length === FIELDS.length) return undefined
  if (missing.length > 0) {
    throw new Error(
      `${missing.map(option).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: give ${FIELDS.map(option).join(', ')} together.`,
    )
  }
  const { campaign = '', source = '', medium = '' } = values
  const complete = { campaign, source, medium }
  FIELDS.forEach((field) => checkValue(field, complete[field]))
  return complete
}

/** Adds a campaign's UTM parameters to a URL. */
export function campaignUrl(pageUrl: string, campaign: Campaign | undefined): string {
  const url = new URL(pageUrl)
  if (campaign) FIELDS.forEach((field) => url.searchParams.set(`utm_${field}`, campaign[field]))
  return url.href
}

function checkValue(field: keyof Campaign, value: string) {
  const expected = `small letters, digits and single hyphens, such as ${EXAMPLES[field]}`
  if (!VALUE.test(value)) throw new Error(`${option(field)} is "${value}": expected ${expected}.`)
  if (value.length > MAX_LENGTH)
    throw new Error(`${option(field)} has ${value.length} characters: expected at most ${MAX_LENGTH}.`)
}

const EXAMPLES: Campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }
const option = (field: keyof Campaign) => `--${field}`
