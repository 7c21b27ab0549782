import { offer } from '@/content/offer'

export function Opening() {
  return (
    <div className="container pt-14 pb-10 text-center md:pt-20 md:pb-14 print:py-2">
      <h1 className="mx-auto max-w-[6.44em] print:max-w-none">{offer.title}</h1>
      <p className="mx-auto mt-6 max-w-[31em] text-lead text-balance text-muted print:mt-2">{offer.lead}</p>
    </div>
  )
}
