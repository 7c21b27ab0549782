import { Section } from '@/components/ui/section'
import { promises } from '@/content/home'
import { measure } from '@/build/render/measure'

export function Promises() {
  return (
    <Section labelledBy="promises" ground="deep">
      <div className="columns">
        <p aria-hidden="true" style={{ marginInlineStart: `${-measure('§').left}em` }} className="clause-mark">
          §
        </p>
        <div className="wide:col-start-3 wide:col-end-13 wide:flex wide:flex-col">
          <h2 id="promises" className="pb-3 font-clerk text-name font-semibold">
            {promises.title}
          </h2>
          <ol className="grid grow border-y wide:grid-cols-3 wide:grid-rows-[1fr_auto_auto_auto]">
            {promises.clauses.map(({ title, motto, text }, index) => (
              <li key={title} className="clause">
                <p aria-hidden="true" className="font-semibold">
                  § {index + 1}
                </p>
                <h3 className="mt-4 voice text-title wide:mt-0 wide:pt-12">{title}</h3>
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
