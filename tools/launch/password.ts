import { readFileSync } from 'node:fs'
import type { checkPricingPassword } from '@/build/gate-password'
import type { Part } from './finding'

const file = '.env'

/** The password of /pricing must be neither the demo one nor a weak one. */
export function passwordFindings(check: typeof checkPricingPassword): Part {
  try {
    const { warnings } = check()
    return {
      standIns: warnings.map(finding),
      fine: warnings.length > 0 ? [] : ['/pricing is sealed with a password of your own'],
    }
  } catch (error) {
    return { standIns: [finding((error as Error).message)], fine: [] }
  }
}

function finding(text: string) {
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((row) => row.startsWith('PRICING_PASSWORD=')) + 1
  return { file, line, text: text.replace(/\.$/, '') }
}
