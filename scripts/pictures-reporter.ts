import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter'

/** Prints a line for each picture that is missing or differs: its view, window and theme, the reason, and a file. */
export default class PicturesReporter implements Reporter {
  printsToStdio = () => true

  onError({ message }: TestError) {
    console.error(message)
  }

  onTestEnd({ title, retries }: TestCase, { error, attachments, retry }: TestResult) {
    if (!error || retry < retries) return
    const lines = (error.message ?? '').replace(/\u001B\[\d+m/g, '').split('\n')
    const reason = lines.find((line) => /\d+ ?px|\d+ pixels|doesn't exist/.test(line)) ?? lines[0] ?? ''
    const { path } = attachments.findLast(({ name }) => /diff|actual/.test(name)) ?? {}
    console.log(
      [title, reason.replace(/^[\s-]+| \(ratio.*/g, ''), path && relative('.', path)].filter(Boolean).join(': '),
    )
  }
}
