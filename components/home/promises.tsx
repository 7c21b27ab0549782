import { Section } from '@/components/ui/section'
import { promises } from '@/content/home'
import { measure } from '@/build/render/measure'

export function Promises() {
  return (
    <Section labelledBy="promises" ground="deep">
      <div className="columns">
        <p
          aria-hidden="true"
          style={{ marginInlineStart: `${-measure('§').left}em` }}
          className="mb-12 pb-[0.19em] voice trim-caps display-[min(50svh,28rem)] wide:col-span-2 wide:mb-0 wide:display-[38vw] paper:text-[16rem]"
        >
          §
        </p>
        <div className="wide:col-start-3 wide:col-end-13 wide:flex wide:flex-col">
          <h2 id="promises" className="pb-3 font-clerk text-name font-semibold">
            {promises.title}
          </h2>
          <ol className="grid grow border-y wide:grid-cols-3">
            {promises.clauses.map(({ title, motto, text }, index) => (
              <li
                key={title}
                className="py-5 not-first:border-t wide:flex wide:flex-col wide:px-m wide:pb-8 wide:not-first:border-s wide:not-first:border-t-0 wide:first:ps-0 wide:last:pe-0"
              >
                <p aria-hidden="true" className="font-semibold">
                  § {index + 1}
                </p>
                <h3 className="mt-4 voice text-[clamp(2.3rem,3.6vw,5.4rem)] text-balance wide:mt-auto wide:pt-12">
                  {title}
                </h3>
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
