import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { retry } from '@/lib/retry'

/** The folder that hosts publish. It can be a mount: builds replace its content, not the folder. */
const SITE = 'out'

/** Removes what is in out/. Retries for a few seconds: a virus scanner can lock files for a moment. */
export function emptySite(): void {
  mkdirSync(SITE, { recursive: true })
  for (const name of readdirSync(SITE)) rmSync(`${SITE}/${name}`, { recursive: true, maxRetries: 3, retryDelay: 1000 })
}

/**
 * Copies a folder to out/, which is empty, with retries.
 * @throws the error of the last attempt, after which out/ is empty again.
 */
export async function publish(folder: string): Promise<void> {
  try {
    await retry(async () => cpSync(folder, SITE, { recursive: true }))
  } catch (error) {
    emptySite()
    throw error
  }
}
