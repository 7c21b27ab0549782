import { scale } from '@/content/scale'
import { GrowingTitle } from './growing-title'

/** On wide screens, the lead is above the small letters of the title. */
export function ScaleHero() {
  return (
    <div className="grid gap-y-6 overflow-x-clip px-m pt-8 pb-6 wide:pb-[2.6vw] wide:*:[grid-area:1/1]">
      <h1 className="wide:self-end">
        <GrowingTitle text={scale.title} />
      </h1>
      <p className="max-w-[30em] text-lead wide:w-[38%] wide:self-start wide:pb-[13vw]">
        {scale.lead}{' '}
        <a href="#closing" className="flex min-h-11 w-fit items-center link">
          {scale.closing.title}
        </a>
      </p>
    </div>
  )
}
