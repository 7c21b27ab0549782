import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'

/** The folder that hosts publish. It can be a mount: builds replace its content, not the folder. */
const SITE = 'out'

/** Removes what is in out/. Retries for six seconds: a virus scanner can lock files for a moment. */
export function emptySite(): void {
  mkdirSync(SITE, { recursive: true })
  const options = { recursive: true, maxRetries: 3, retryDelay: 1000 }
  for (const name of readdirSync(SITE)) rmSync(`${SITE}/${name}`, options)
}

/**
 * Copies a folder to out/, which is empty.
 * @throws the error of a file that cannot be copied, after which out/ is empty again.
 */
export function publish(folder: string): void {
  try {
    cpSync(folder, SITE, { recursive: true })
  } catch (error) {
    emptySite()
    throw error
  }
}
