/** Widths of the ticks, in units of the drawing, which is 20 wide. */
const MINUTE = 9
const FIVE_MINUTES = 20

const ticks = Array.from({ length: 60 }, (_, minute) => `M0 ${minute}h${minute % 5 === 0 ? FIVE_MINUTES : MINUTE}`)

/** An hour in ticks of one and of five minutes, as tall as the calendar. As a gradient, WebKit would draw them unevenly. */
export function Minutes() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 60" preserveAspectRatio="none" className="minute-ticks">
      <path d={ticks.join('')} vectorEffect="non-scaling-stroke" shapeRendering="crispEdges" />
    </svg>
  )
}
