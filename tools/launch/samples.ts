import type { CaseStudy, Testimonial } from '@/content/types'
import { finding, type Part } from './finding'

const file = 'content/website.ts'

export function testimonialFindings(testimonials: readonly Testimonial[]): Part {
  return part(
    testimonials.map(({ sample, person, practice }, index) => ({
      sample,
      entry: `testimonials.items[${index + 1}].sample`,
      text: `the testimonial of "${person}, ${practice}" is a sample: set words that a client has approved, and sample: false`,
    })),
    'testimonials are by clients',
  )
}

export function caseStudyFindings(studies: readonly CaseStudy[]): Part {
  return part(
    studies.map(({ sample, client, location }, index) => ({
      sample,
      entry: `results.items[${index + 1}].sample`,
      text: `the case study of "${client}, ${location}" names no client: write who and where, and set sample: false`,
    })),
    'case studies name their client',
  )
}

function part(rows: { sample: boolean; entry: string; text: string }[], label: string): Part {
  const samples = rows.filter(({ sample }) => sample)
  const real = rows.length - samples.length
  return {
    standIns: samples.map(({ entry, text }) => finding(file, entry, text)),
    fine: real > 0 ? [`${real} of ${rows.length} ${label}`] : [],
  }
}
