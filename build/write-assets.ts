import { mkdirSync } from 'node:fs'
import { writeSealedPricing } from './sealed-pricing'

/** Writes the sealed content of /pricing to `.generated/`. */
export function writeAssets(): void {
  mkdirSync('.generated', { recursive: true })
  writeSealedPricing()
}
