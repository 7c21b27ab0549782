import '@/build/load-env'
import { filesBelow } from '@/build/files'
import { checkPricingPassword } from '@/build/gate-password'
import { pricingContent } from '@/build/render/pricing-content'
import { BuildError } from '@/lib/build-error'
import { findLeaksInFile, readSearchableFile } from './search'
import { collectSecrets, publicContent } from './secrets'

/** @throws BuildError if a file of the export contains the password of /pricing, or content that it encrypts. */
export async function assertNoLeaks(folder: string): Promise<void> {
  const { password } = checkPricingPassword()
  const secrets = [password, ...collectSecrets(pricingContent(), await publicContent())]
  const leaks: string[] = []
  for (const name of filesBelow(folder)) {
    for (const secret of findLeaksInFile(await readSearchableFile(`${folder}/${name}`), secrets))
      leaks.push(`${folder}/${name} contains ${secret === password ? 'the password' : `"${secret}"`}`)
  }
  if (leaks.length > 0)
    throw new BuildError(
      `The password of /pricing protects content that the export reveals: ${leaks.join(', ')}. Remove it from public content, from public/ and from the props of client components.`,
    )
}
