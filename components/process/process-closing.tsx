import { buttonClass } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink, ExternalLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { processPage } from '@/content/process'
import { site } from '@/content/site'

const { closing, action, assurance } = processPage
const { alternative } = closing
const minutes = figures.strategyCallMinutes
/** Minutes on the scale: whole hours. */
const scale = Math.ceil(minutes / 60) * 60

/** The call to action over a scale of minutes, on which those of the call are red. */
export function ProcessClosing() {
  return (
    <Section labelledBy="strategy-call" ground="night" isBare className="break-inside-avoid pt-closing">
      <h2 id="strategy-call" className="px-m">
        <Fitted text={closing.title} wide={8} narrow={4} />
      </h2>
      <div aria-hidden="true" style={{ '--minutes': scale, '--share': minutes / scale }} className="screen-only">
        <div className="minute-scale mt-12 reveal-[wipe] wide:mt-group">
          {Array.from({ length: scale }, (_, minute) => (
            <i key={minute} className={minute < minutes ? 'of-call' : ''} />
          ))}
        </div>
        <p className="minute-total ps-m pt-3 voice text-caption text-red">
          <b className="opsz-max">{minutes}</b>
          <span>{closing.minutes}</span>
        </p>
      </div>
      <div className="columns gap-y-7 px-m pt-group pb-section">
        <p className="text-lead wide:col-span-4">{closing.text}</p>
        <div className="wide:col-[5/10]">
          <ExternalLink
            href={site.scheduling.strategy}
            className={buttonClass({ isFull: true, size: 'tall', className: 'w-full' })}
          >
            {action.label} <span className="sr-only">{closing.newTab}</span>
          </ExternalLink>
          <p className="paper-only">{site.scheduling.strategy}</p>
          <p className="mt-4 font-medium">
            {assurance.split(/(?=✓)/).map((promise) => (
              <Assurance key={promise} text={promise} />
            ))}
          </p>
        </div>
        <div className="screen-only border-t border-line pt-4 wide:col-[10/13] wide:border-0 wide:p-0">
          <p>
            {alternative.text} <ActionLink action={alternative.action} className="touch-target font-semibold link" />
          </p>
          <p className="mt-1">{alternative.covers}</p>
        </div>
      </div>
    </Section>
  )
}

/** A promise with its tick, on one line. The comma after it is for screen readers and copying. */
function Assurance({ text }: { text: string }) {
  const [, promise = '', comma] = /^✓ (.+?)(,?) ?$/.exec(text) ?? []
  return (
    <>
      <span className="me-3 inline-block">
        <span className="tick">✓</span> {promise}
        {comma && <span className="unseen-comma">{comma}</span>}
      </span>{' '}
    </>
  )
}
