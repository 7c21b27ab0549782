import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { retry } from '@/lib/retry'

/** The folder that hosts publish. It can be a mount: builds replace its content, not the folder. */
const SITE = 'out'

/** Removes what is in out/. */
export function emptySite(): void {
  mkdirSync(SITE, { recursive: true })
  for (const name of readdirSync(SITE)) rmSync(`${SITE}/${name}`, { recursive: true })
}

/**
 * Copies a folder to out/, instead of what is in it. Retries for seven seconds: a virus scanner can lock files for a moment.
 * @throws the error of the last attempt, after which out/ is empty.
 */
export async function publish(folder: string): Promise<void> {
  try {
    await retry(async () => {
      emptySite()
      cpSync(folder, SITE, { recursive: true })
    })
  } catch (error) {
    emptySite()
    throw error
  }
}
