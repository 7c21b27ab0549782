import { homeProof } from '@/content/home'
import { priceProof } from '@/content/price-labels'
import { scale } from '@/content/scale'
import { caseStudies, testimonials } from '@/content/website'
import { findStudy } from '@/lib/case-study'
import { documents } from './documents'

const samplesOf = (items: readonly ({ sample: boolean } | undefined)[]) => items.filter((item) => item?.sample)

test.each([
  ['/', samplesOf([findStudy(homeProof?.study)])],
  ['/offer', samplesOf([findStudy(priceProof?.study)])],
  ['/pricing#opened', samplesOf([findStudy(priceProof?.study)])],
  ['/scale', samplesOf([findStudy(scale.proof.study)])],
  ['/website', samplesOf([...caseStudies.items, ...testimonials.items])],
])('%s labels each sample of a result or a quotation', (at, samples) => {
  const { html } = documents.find((document) => document.at === at)!
  expect(html.split(`>${testimonials.sampleLabel}<`)).toHaveLength(samples.length + 1)
})
