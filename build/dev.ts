import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

// `npm run dev -- --port 3001` passes its arguments on to Next.
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const server = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], { stdio: 'inherit' })
server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))

let latest = 0
let isValid = true

/** Prints the issues of the content, or one line when it is valid again. */
async function report() {
  const run = ++latest
  const issues = await currentIssues()
  if (run !== latest) return
  if (issues.length > 0) console.error(`\nThe content is invalid:\n${issues.join('\n')}\n`)
  else if (!isValid) console.log('\nThe content is valid again.\n')
  isValid = issues.length === 0
}

/** Returns the issues of the saved content, or the error when a module cannot be imported. */
async function currentIssues(): Promise<string[]> {
  try {
    // A plain import would return cached modules.
    const current: typeof import('./content-issues') = await tsImport('./content-issues.ts', import.meta.url)
    return await current.contentIssues()
  } catch (error) {
    // Of the stack, only the frames in content/ help an editor.
    const lines = (error as Error).stack?.split('\n') ?? [String(error)]
    return lines.filter((line) => !/^\s+at /.test(line) || line.includes(join(process.cwd(), 'content')))
  }
}

let timer: NodeJS.Timeout | undefined
watch('content', () => {
  // Editors write a file in several steps.
  clearTimeout(timer)
  timer = setTimeout(() => void report(), 100)
})
await report()
