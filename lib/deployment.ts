import 'server-only'

/** Where a build is published. `local` includes builds that are not published, such as in CI. */
export type Deployment = 'production' | 'preview' | 'local'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns where a build is published, from the variables of its host. On other hosts, the owner sets PUBLISH=true.
 * - Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 * - Cloudflare Workers: https://developers.cloudflare.com/workers/ci-cd/builds/configuration/#default-variables
 * - Netlify: https://docs.netlify.com/build/configure-builds/environment-variables/
 * - Vercel: https://vercel.com/docs/environment-variables/system-environment-variables
 * @param environment variables, after `loadEnvironment` in scripts.
 */
export function deploymentOf(environment: Environment = process.env): Deployment {
  const { PUBLISH, NETLIFY, CONTEXT, VERCEL, VERCEL_ENV } = environment
  const { CF_PAGES, CF_PAGES_BRANCH, WORKERS_CI, WORKERS_CI_BRANCH, PRODUCTION_BRANCH } = environment
  const production = PRODUCTION_BRANCH || 'main'
  if (PUBLISH && PUBLISH !== 'false') return 'production'
  if (CF_PAGES) return CF_PAGES_BRANCH === production ? 'production' : 'preview'
  if (WORKERS_CI) return WORKERS_CI_BRANCH === production ? 'production' : 'preview'
  if (NETLIFY) return CONTEXT === 'production' ? 'production' : 'preview'
  if (VERCEL) return VERCEL_ENV === 'production' ? 'production' : 'preview'
  return 'local'
}
