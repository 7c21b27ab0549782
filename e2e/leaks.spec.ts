import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

const { password, sheet } = await sealedSheet()

function scan(folder: string) {
  return spawnSync('npx', ['tsx', '--conditions=react-server', 'build/check-leaks.ts', folder], {
    encoding: 'utf8',
    env: { ...process.env, PRICING_PASSWORD: password },
    shell: process.platform === 'win32',
  })
}

test('no file of the site holds what is sealed, or the password', () => {
  const { status, stdout, stderr } = scan('out')
  expect(stderr).not.toContain('holds')
  expect(stdout).toContain('None of')
  expect(status).toBe(0)
})

test('a leak is found in whatever file and form it stands', () => {
  const copy = mkdtempSync(join(tmpdir(), 'leaks-'))
  const charge = `£${sheet.packages.core.investment.monthly.toLocaleString('en-GB')}`
  const planted: Record<string, string | Uint8Array> = {
    'page.html': `<p>${sheet.lead}</p>`,
    'chunk.js': `e.exports={monthly:${sheet.packages.premium.investment.monthly}}`,
    'payload.txt': JSON.stringify({ sum: charge }).replace('£', '\\u00a3'),
    'entities.html': `<td>${charge.replace('£', '&pound;')}</td>`,
    'base64-0.css': `url(data:;base64,${Buffer.from(sheet.title).toString('base64')})`,
    'base64-1.css': `url(data:;base64,${Buffer.from(`x${sheet.title}`).toString('base64')})`,
    'base64-2.css': `url(data:;base64,${Buffer.from(`xx${sheet.title}`).toString('base64')})`,
    'copy.html.gz': gzipSync(sheet.popular),
    'password.json': JSON.stringify({ password }),
  }
  try {
    cpSync('out', copy, { recursive: true })
    for (const [name, bytes] of Object.entries(planted)) writeFileSync(join(copy, name), bytes)
    const { status, stderr } = scan(copy)
    for (const name of Object.keys(planted)) expect(stderr).toContain(`${name} holds`)
    expect(stderr.match(/ holds /g)?.length).toBeGreaterThanOrEqual(Object.keys(planted).length)
    expect(stderr).not.toContain(password)
    expect(status).toBe(1)
  } finally {
    rmSync(copy, { recursive: true })
  }
})
