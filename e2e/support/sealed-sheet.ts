import { readFileSync } from 'node:fs'
import { demoPassword } from '@/lib/gate/password'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { openWithPassword, readEnvelope, type Envelope } from '@/lib/gate/seal'
import { testPassword } from './test-password'

/**
 * What out/ holds under seal, read the way a browser would.
 * @throws Error when neither the tests' password nor the demo one opens it.
 */
export async function sealedSheet(): Promise<{ password: string; sheet: PricingSheet; envelope: Envelope }> {
  const envelope = publishedEnvelope(readFileSync('out/pricing.txt', 'utf8'))
  const sealed = await readEnvelope(envelope)
  for (const password of [testPassword, demoPassword()]) {
    const opened = await openWithPassword(sealed, password).catch(() => undefined)
    if (opened) return { password, sheet: opened.content as PricingSheet, envelope }
  }
  throw new Error('out/ is sealed with another password: run npm run test:build, or set PRICING_PASSWORD.')
}

/** The payload sets long texts apart, under a number: `"$31"` stands for the line that begins with `31:T`. */
function publishedEnvelope(payload: string): Envelope {
  const [, json = '{}'] = /"envelope":(\{[^}]*\})/.exec(payload) ?? []
  const envelope: Envelope = JSON.parse(json)
  const [, number] = /^\$(\w+)$/.exec(envelope.ciphertext) ?? []
  const [, length = '', text = ''] = new RegExp(`^${number}:T(\\w+),([\\w-]+)`, 'm').exec(payload) ?? []
  return number ? { ...envelope, ciphertext: text.slice(0, parseInt(length, 16)) } : envelope
}
