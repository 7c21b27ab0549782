import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { websitePage } from '@/content/website'

export function WebsiteHero() {
  const { title, lead, action } = websitePage
  return (
    <div className="overflow-x-clip px-m pt-8 pb-9">
      <h1>
        <Fitted text={title} wide={7} narrow={4} />
      </h1>
      <div className="mt-[max(2rem,3vw)] columns items-end gap-y-6">
        <p className="max-w-[32em] text-lead wide:col-span-7">{lead}</p>
        <ButtonLink action={action} className="wide:col-start-9 wide:col-end-13 wide:min-h-18!" />
      </div>
    </div>
  )
}
