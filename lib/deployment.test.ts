import { deploymentOf } from './deployment'

test.each([
  ['production', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }],
  ['production', { CF_PAGES: '1', CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }],
  ['preview', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' }],
  ['preview', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices' }],
  ['production', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }],
  ['preview', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new-prices' }],
  ['production', { NETLIFY: 'true', CONTEXT: 'production' }],
  ['preview', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  ['preview', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }],
  ['production', { VERCEL: '1', VERCEL_ENV: 'production' }],
  ['preview', { VERCEL: '1', VERCEL_ENV: 'preview' }],
  ['production', { PUBLISH: 'true' }],
  ['production', { PUBLISH: 'true', NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  ['local', { PUBLISH: 'false' }],
  ['local', { CI: 'true' }],
  ['local', {}],
] as const)('is %s with the variables %j', (deployment, environment) => {
  expect(deploymentOf(environment)).toBe(deployment)
})
