import { spawnSync } from 'node:child_process'
import { testPassword } from '@/e2e/support/test-password'

/** Builds the site with the password of the browser tests. */
const { status } = spawnSync('npm', ['run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, PRICING_PASSWORD: testPassword },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
