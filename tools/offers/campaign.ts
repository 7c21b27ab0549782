/** What is written into the addresses of a campaign, so that a booking can be traced to it. */
export type Campaign = { campaign: string; source: string; medium: string }

const FIELDS = ['campaign', 'source', 'medium'] as const
/** What the site keeps of each parameter. */
const LONGEST = 100
const VALUE = /^[a-z0-9]+([-_.][a-z0-9]+)*$/

/**
 * Checks the values of a campaign as they were typed.
 * @returns undefined when none was given.
 * @throws Error in one sentence when one is missing or would be counted apart from its like.
 */
export function checkedCampaign(typed: Partial<Campaign>): Campaign | undefined {
  const missing = FIELDS.filter((field) => typed[field] === undefined)
  if (missing.length === FIELDS.length) return undefined
  if (missing.length > 0) {
    throw new Error(
      `${missing.map(option).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: give ${FIELDS.map(option).join(', ')} together.`,
    )
  }
  const { campaign = '', source = '', medium = '' } = typed
  const given = { campaign, source, medium }
  FIELDS.forEach((field) => checkValue(field, given[field]))
  return given
}

/**
 * An address with a campaign's UTM parameters.
 * @param address of a page of this site.
 */
export function campaignUrl(address: string, campaign: Campaign | undefined): string {
  const url = new URL(address)
  if (campaign) FIELDS.forEach((field) => url.searchParams.set(`utm_${field}`, campaign[field]))
  return url.href
}

function checkValue(field: keyof Campaign, value: string) {
  const expected = `small letters, digits and single hyphens, such as ${EXAMPLES[field]}`
  if (!VALUE.test(value)) throw new Error(`${option(field)} is "${value}": expected ${expected}.`)
  if (value.length > LONGEST)
    throw new Error(`${option(field)} has ${value.length} characters: expected at most ${LONGEST}.`)
}

const EXAMPLES: Campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }
const option = (field: keyof Campaign) => `--${field}`
