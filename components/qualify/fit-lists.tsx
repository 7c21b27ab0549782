import { qualify } from '@/content/qualify'

/** Two lists, drawn as facing pages with a ribbon. */
export function FitLists() {
  return (
    <div className="pb-section container">
      <div className="rounded-panel bg-surface after:rounded-b-panel lg:grid lg:grid-cols-2 lg:grid-rows-[auto_repeat(4,auto)] relative border border-line after:absolute after:inset-x-3 after:-bottom-2 after:h-2 after:border after:border-t-0 after:border-line">
        <FitList id="suited" mark="bg-accent forced-colors:border-8" />
        <FitList id="unsuited" mark="border border-dashed border-line-strong" />
        <span
          className="bg-brass max-lg:hidden absolute top-full left-1/2 z-1 h-9 w-2.5 -translate-x-1/2 [clip-path:polygon(0_0,100%_0,100%_100%,50%_calc(100%-0.375rem),0_100%)]"
          aria-hidden="true"
        />
      </div>
    </div>
  )
}

function FitList({ id, mark }: { id: 'suited' | 'unsuited'; mark: string }) {
  const { title, items } = qualify[id]
  return (
    <section
      aria-labelledby={id}
      className="sm:p-10 lg:px-14 lg:py-14 lg:not-first:border-t-0 lg:not-first:border-l row-span-full grid grid-rows-subgrid p-6 not-first:border-t not-first:border-line"
    >
      <h2 id={id}>{title}</h2>
      <ul className="lg:mt-8 row-span-4 mt-6 grid grid-rows-subgrid">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-t border-line py-4 text-lead">
            <span className={`mt-1 size-5 shrink-0 rounded-[0.375rem] ${mark}`} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
