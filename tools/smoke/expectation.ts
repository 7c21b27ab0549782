import type { Answer, Ask } from './ask'

/** What a visitor, a crawler or the owner would meet at a path. */
export type Finding = { path: string; problem: string }

export type Expectation = {
  path: string
  /** Headers of the request. */
  asking?: Readonly<Record<string, string>>
  status: readonly number[]
  /** Headers of the answer; one that is '' must not be there. */
  headers?: Readonly<Record<string, string | RegExp>>
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
    const actual = location ? `leads to ${location}` : `answers ${answer.status}`
    return [`${actual} instead of ${to ? `leading to ${to}` : `answering ${status.join(' or ')}`}`]
  }
  const astray = to && location && location !== to ? [`leads to ${location} instead of ${to}`] : []
  return [...astray, ...Object.entries(headers).flatMap((header) => headerProblem(header, answer))]
}

function headerProblem([name, expected]: [string, string | RegExp], { headers }: Answer): string[] {
  const value = headers[name.toLowerCase()] ?? ''
  const fits = expected instanceof RegExp ? expected.test(value) : expected.toLowerCase() === value.toLowerCase()
  if (fits) return []
  if (expected === '') return [`sends ${name} "${value}", which must not be there`]
  const wanted = expected instanceof RegExp ? `one like ${expected.source}` : `"${expected}"`
  return [value ? `sends ${name} "${value}" instead of ${wanted}` : `sends no ${name}, expected ${wanted}`]
}
