/** What a visitor, a crawler or the owner would meet at a path. */
export type Finding = { path: string; problem: string }

export type Expectation = {
  path: string
  /** Headers of the request. */
  asking?: Readonly<Record<string, string>>
  status: readonly number[]
  /** Headers of the answer: the value, or what it must hold one of. One that is '' must not be there. */
  headers?: Readonly<Record<string, string | readonly string[]>>
  /** Where a redirect must lead. */
  to?: string
  /** @returns what is wrong with the text. */
  inText?: (text: string) => string[]
}

/** Milliseconds for an answer, the scripts, the calendar and the gate: whoever waits longer has left. */
export const TIMEOUT_MS = 15_000

/** @returns what is wrong with the answers of a host, which is asked for one after the other so that it stays calm. */
export async function compare(origin: string, expectations: readonly Expectation[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const expectation of expectations) {
    const { path, asking } = expectation
    const answer = fetch(origin + path, {
      headers: asking,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const problems = await answer
      .then((response) => problemsOf(origin, expectation, response))
      .catch((error: Error) => [`does not answer (${reasonOf(error)})`])
    findings.push(...problems.map((problem) => ({ path, problem })))
  }
  return findings
}

/** @returns sentences without a subject: the path is named beside them. */
export async function problemsOf(origin: string, expectation: Expectation, answer: Response): Promise<string[]> {
  const { status, headers = {}, to, inText = () => [] } = expectation
  const header = answer.headers.get('Location')
  const location = header && new URL(header, origin).href
  if (!status.includes(answer.status)) {
    const [actual, codes] = [location ? `leads to ${location}` : `answers ${answer.status}`, status.join(' or ')]
    return [`${actual} instead of ${to ? `leading to ${to}` : location ? `answering ${codes}` : codes}`]
  }
  return [
    ...unless(!to || !location || location === origin + to, `leads to ${location} instead of ${to}`),
    ...Object.entries(headers).flatMap(([name, wanted]) => headerProblem(name, wanted, answer.headers)),
    ...inText(await answer.text()),
  ]
}

function headerProblem(name: string, wanted: string | readonly string[], headers: Headers): string[] {
  const value = headers.get(name) ?? ''
  if (wanted === '') return unless(value === '', `sends ${name} "${value}", which must not be there`)
  const fits = (part: string) => value.toLowerCase().includes(part.toLowerCase())
  const holds = typeof wanted === 'string' ? value.toLowerCase() === wanted.toLowerCase() : wanted.some(fits)
  const words = typeof wanted === 'string' ? `"${wanted}"` : wanted.join(' or ')
  return unless(holds, value ? `sends ${name} "${value}" instead of ${words}` : `sends no ${name}, expected ${words}`)
}

/** @returns the problem where something does not hold. */
export const unless = (holds: boolean, problem: string) => (holds ? [] : [problem])

/** `fetch` hides what went wrong behind "fetch failed". */
export function reasonOf({ message, cause }: Error): string {
  const { message: reason, code } = (cause ?? {}) as { message?: string; code?: string }
  return reason || code || message
}

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
  return [...new Set(findings.map(({ problem }) => problem))].map((problem) => {
    const met = new Set(findings.filter((finding) => finding.problem === problem).map(({ path }) => path))
    const rest = met.size > NAMED ? ` and ${met.size - NAMED} more` : ''
    return `  ${[...met].slice(0, NAMED).join(', ')}${rest}: ${problem}`
  })
}
