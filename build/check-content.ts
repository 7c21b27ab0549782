import '@/build/load-env'
import { checkPricingPassword } from '@/build/gate-password'
import { contentIssues } from '@/build/content-issues'

async function failureOf(check: () => unknown): Promise<string[]> {
  try {
    await check()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

// Stops the build when something in the content or the configuration is wrong.
const found = await contentIssues()
// Reads content/site.ts, which is known to be sound by then.
if (found.length === 0) found.push(...(await failureOf(async () => (await import('@/lib/seo/site-url')).siteUrl())))
found.push(...(await failureOf(checkPricingPassword)))
found.forEach((line) => console.error(line))
if (found.length > 0) process.exit(1)
checkPricingPassword().warnings.forEach((line) => console.warn(`Warning: ${line}`))
console.log('The content is complete and consistent.')
