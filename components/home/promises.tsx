import { Section } from '@/components/ui/section'
import { promises } from '@/content/home'
import { measure } from '@/lib/type/measure'

export function Promises() {
  return (
    <Section labelledBy="promises" ground="white">
      <div className="columns">
        <p
          aria-hidden="true"
          style={{ marginInlineStart: `${-measure('§').left}em` }}
          className="mb-12 pb-[0.19em] voice trim-caps display-[min(50svh,28rem)] wide:col-span-4 wide:mb-0 wide:display-[45rem] paper:text-[16rem]"
        >
          §
        </p>
        <div className="wide:col-start-5 wide:col-end-13">
          <h2 id="promises">{promises.title}</h2>
          <ol className="mt-[clamp(2.5rem,5vw,6rem)] grid gap-10">
            {promises.clauses.map(({ title, motto, text }, index) => (
              <li key={title} className="grid gap-x-4 border-t pt-4 wide:grid-cols-[4.5rem_1fr]">
                <p aria-hidden="true" className="text-lead font-semibold wide:row-span-3">
                  § {index + 1}
                </p>
                <h3 className="voice text-[clamp(2.3rem,3.6vw,5.4rem)]">{title}</h3>
                <p className="mt-2 font-semibold">{motto}</p>
                <p className="mt-1 max-w-[30em]">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
