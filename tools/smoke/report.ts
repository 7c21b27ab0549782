import type { Finding } from './expectation'

/** Paths that are named for one problem; the rest is counted. */
const NAMED = 3

/** @returns what is broken below each promise: every problem once, with the paths where it was met. */
export function report(broken: Readonly<Record<string, readonly Finding[]>>): string {
  return Object.entries(broken)
    .filter(([, findings]) => findings.length > 0)
    .map(([promise, findings]) => [`Not so: ${promise}.`, ...problemLines(findings)].join('\n'))
    .join('\n\n')
}

function problemLines(findings: readonly Finding[]): string[] {
  const paths = new Map<string, Set<string>>()
  for (const { path, problem } of findings) paths.set(problem, (paths.get(problem) ?? new Set()).add(path))
  return [...paths].map(([problem, met]) => `  ${named([...met])} ${problem}`)
}

function named(paths: readonly string[]): string {
  const rest = paths.length - NAMED
  return [paths.slice(0, NAMED).join(', '), ...(rest > 0 ? [`and ${rest} more`] : [])].join(' ') + ':'
}
