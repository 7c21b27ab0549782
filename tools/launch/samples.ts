import type { CaseStudy, Testimonial } from '@/content/schema'
import { finding, type Part } from './finding'

const file = 'content/website.ts'

export function testimonialFindings(testimonials: readonly Testimonial[]): Part {
  return part(
    testimonials.map(({ sample, person, practice }, index) => ({
      sample,
      entry: `testimonials.items[${index + 1}].sample`,
      text: `the testimonial of "${person}, ${practice}" is a sample: use words that a client has approved, and set sample: false`,
    })),
    'testimonials are from clients',
  )
}

export function caseStudyFindings(studies: readonly CaseStudy[]): Part {
  return part(
    studies.map(({ sample, client, location }, index) => ({
      sample,
      entry: `caseStudies.items[${index + 1}].sample`,
      text: `the case study of "${client}, ${location}" names no client: say who and where, and set sample: false`,
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
