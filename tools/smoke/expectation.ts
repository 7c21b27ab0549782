import type { Answer, Ask } from './ask'

/** What a visitor, a crawler or the owner would meet at a path. */
export type Finding = { path: string; problem: string }

/** The value of a header, or a pattern and its plain words; a header that is '' must not be there. */
type Wanted = string | { like: RegExp; words: string }

export type Expectation = {
  path: string
  /** Headers of the request. */
  asking?: Readonly<Record<string, string>>
  status: readonly number[]
  /** Headers of the answer. */
  headers?: Readonly<Record<string, Wanted>>
  /** Where a redirect must lead. */
  to?: string
}

/** @returns what is wrong with the answers to a list of requests. */
export async function compare(ask: Ask, expectations: readonly Expectation[]): Promise<Finding[]> {
  const findings = expectations.map(async (expectation) => {
    const { path, asking } = expectation
    return problemsOf(expectation, await ask(path, asking)).map((problem) => ({ path, problem }))
  })
  return (await Promise.all(findings)).flat()
}

/** @returns sentences without a subject: the path is named beside them. */
export function problemsOf({ status, headers = {}, to }: Expectation, answer: Answer): string[] {
  if (answer.failure) return [`does not answer (${answer.failure})`]
  const { location } = answer
  if (!status.includes(answer.status)) {
    const [actual, codes] = [location ? `leads to ${location}` : `answers ${answer.status}`, status.join(' or ')]
    return [`${actual} instead of ${to ? `leading to ${to}` : location ? `answering ${codes}` : codes}`]
  }
  const astray = to && location && location !== to ? [`leads to ${location} instead of ${to}`] : []
  return [...astray, ...Object.entries(headers).flatMap((header) => headerProblem(header, answer))]
}

function headerProblem([name, wanted]: [string, Wanted], { headers }: Answer): string[] {
  const value = headers[name.toLowerCase()] ?? ''
  const fits = typeof wanted === 'string' ? wanted.toLowerCase() === value.toLowerCase() : wanted.like.test(value)
  if (fits) return []
  if (wanted === '') return [`sends ${name} "${value}", which must not be there`]
  const words = typeof wanted === 'string' ? `"${wanted}"` : wanted.words
  return [value ? `sends ${name} "${value}" instead of ${words}` : `sends no ${name}, expected ${words}`]
}
