import { testimonials } from '@/content/website'

/** Labels an item that is a sample, so that nothing invented looks real. Renders nothing for others. */
export function SampleLabel({ item }: { item: { sample: boolean } }) {
  return item.sample && <span className="border px-2 text-xs font-normal text-nowrap">{testimonials.sampleLabel}</span>
}
