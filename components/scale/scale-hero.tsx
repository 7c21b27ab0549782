import { scale } from '@/content/scale'
import { GrowingTitle } from './growing-title'

/** The lead is above the small letters of the title. */
export function ScaleHero() {
  return (
    <div className="relative flex flex-col px-m pt-8 pb-6 wide:block wide:pb-[2.6vw]">
      <h1>
        <GrowingTitle text={scale.title} />
      </h1>
      <p className="mt-6 max-w-[30em] text-lead wide:absolute wide:top-8 wide:m-0 wide:max-w-[24em]">
        {scale.lead}{' '}
        <a href="#closing" className="inline-flex min-h-11 items-center link">
          {scale.closing.title}
        </a>
      </p>
    </div>
  )
}
