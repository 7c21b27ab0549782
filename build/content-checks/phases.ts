import type { Phase } from '@/content/schema'
import { compact, type ContentIssue } from './issue'

const WEEKS_IN_A_MONTH = 4

/** Checks that phases are in order and that each duration says the weeks that the axis draws. */
export function checkPhases(phases: readonly Phase[]): ContentIssue[] {
  return phases.flatMap(({ number, title, duration, weeks }, index) => {
    const issue = (message: string) => ({
      file: 'content/process.ts',
      entry: `phases[${index + 1}] (${title})`,
      message,
    })
    const previous = phases[index - 1]?.weeks
    const stated = weeksOf(duration, weeks.from)
    return compact([
      number !== index + 1 &&
        issue(`has the number ${number} but is in position ${index + 1}: put the phases in order`),
      weeks.to !== undefined && weeks.to < weeks.from && issue('ends before it begins: expected from, then to'),
      previous &&
        (previous.to ?? Infinity) >= weeks.from &&
        issue('begins before the phase above it has ended: expected a later week'),
      !stated && issue(`has the duration "${duration}": expected one such as "1 week", "Weeks 3–8" or "Month 3+"`),
      stated &&
        (stated.from !== weeks.from || stated.to !== weeks.to) &&
        issue(`says "${duration}", but its weeks are ${weeks.from} to ${weeks.to ?? 'the end'}: change both together`),
    ])
  })
}

function weeksOf(duration: string, start: number): Phase['weeks'] | undefined {
  const [, length] = /^(\d+)\sweeks?$/.exec(duration) ?? []
  if (length) return { from: start, to: start + Number(length) - 1 }
  const [, from, to] = /^Weeks (\d+)–(\d+)$/.exec(duration) ?? []
  if (from && to) return { from: Number(from), to: Number(to) }
  const [, month] = /^Month (\d+)\+$/.exec(duration) ?? []
  return month ? { from: (Number(month) - 1) * WEEKS_IN_A_MONTH + 1 } : undefined
}
