import { spawnSync } from 'node:child_process'
import { testPassword } from '@/e2e/support/test-password'

/** Builds the site for the browser tests, with a password that is not the demo one. */
const { status } = spawnSync('npm', ['run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, PRICING_PASSWORD: testPassword },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
