import { spawnSync } from 'node:child_process'
import { launchReport } from './report'

const run = (...args: string[]) =>
  spawnSync('npx', ['tsx', '--conditions=react-server', 'tools/launch-check.ts', ...args], { encoding: 'utf8' })

test('it ends with exit code 1 while a stand-in is left, and prints JSON for CI', async () => {
  const { status, stdout } = run('--json')
  const { standIns } = await launchReport()
  expect(JSON.parse(stdout)).toMatchObject({
    ready: standIns.length === 0,
    standIns: standIns.map(({ file, line }) => ({ file, line })),
  })
  expect(status).toBe(standIns.length === 0 ? 0 : 1)
})

test('an option that does not exist is named', () => {
  const { status, stderr } = run('--jsn')
  expect(stderr).toContain("Unknown option '--jsn'")
  expect(status).toBe(2)
})
