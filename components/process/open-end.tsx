import { WeekLines } from './week-lines'

/** Height of each drawn row in relation to the first: they end in a line. */
const ROWS = [1, 0.72, 0.52, 0.37, 0.27, 0.19, 0.14, 0.1]

/** The weeks after the axis, into which the last phase continues: rows of a diary that become shorter. Not printed. */
export function OpenEnd() {
  return (
    <div aria-hidden="true" className="screen-only on-white">
      <div className="relative reveal-[wipe] narrow:mx-m">
        <WeekLines />
        {ROWS.map((ratio) => (
          <div key={ratio} style={{ '--ratio': ratio }} className="further-row" />
        ))}
      </div>
    </div>
  )
}
