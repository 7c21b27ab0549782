import { groundOf, isClear } from './painted'

/** Returns what a swatch or a part of a chart looks like: its fill, or what is behind it, and the colour of its lines. */
function lookOf(selector: string): string {
  const part = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
  if (!part) return 'missing'
  const { color, fill, stroke, strokeWidth, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(part)
  const [ground, line] =
    part instanceof SVGElement
      ? [fill, parseFloat(strokeWidth) > 0 && stroke !== 'none' ? stroke : 'none']
      : [backgroundColor, parseFloat(borderTopWidth) > 0 ? borderTopColor : 'none']
  const isHollow = isClear(ground) || ground === groundOf(part)
  const words = part.textContent.trim() ? ` with words in ${color}` : ''
  // The line of a filled part is that of its neighbour, or none.
  return (isHollow ? `hollow with a line of ${line}` : `filled with ${ground}`) + words
}

/** Returns the swatches of legends that look unlike what they stand for. */
export const unlikeLegends = (legends: readonly (readonly [swatch: string, series: string])[]) =>
  legends.flatMap(([swatch, series]) => {
    const [own, other] = [lookOf(swatch), lookOf(series)]
    return own === other && own !== 'missing' ? [] : [`${swatch} is ${own}, and ${series} is ${other}`]
  })
