import { Eyebrow } from '@/components/ui/eyebrow'
import { premiumPage } from '@/content/premium'

export function Opening() {
  return (
    <div className="container grid gap-x-12 gap-y-6 pt-14 pb-12 md:pt-20 md:pb-16 lg:grid-cols-[1.7fr_1fr] lg:items-end print:block print:py-4">
      <div>
        <Eyebrow>{premiumPage.eyebrow}</Eyebrow>
        <h1 className="mt-4 max-w-[5.52em] print:mt-1 print:max-w-none">{premiumPage.title}</h1>
      </div>
      <p className="max-w-[23em] text-lead text-muted lg:pb-3 print:max-w-none">{premiumPage.lead}</p>
    </div>
  )
}
