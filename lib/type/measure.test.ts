import { readFileSync } from 'node:fs'
import postcss, { AtRule, Rule, type Node } from 'postcss'
import { NAME_WEIGHT, TIME_WEIGHT, TRACKING, VOICE_WEIGHT } from './voice'
import { measure } from './measure'

/** Returns the distances in em between the extent of neighbouring characters. */
function gapsOf(text: string): number[] {
  const { shapes } = measure(text)
  return shapes.slice(1).map(({ left }, index) => left - shapes[index]!.right)
}

it.each([
  ['£2,400', [0.049, 0.048, 0.03, 0.052, 0.076]],
  ['4:04', [0.071, 0.08, 0.047]],
])('kerns the figures of %s', (text, gaps) => {
  gapsOf(text).forEach((gap, index) => expect(gap).toBeCloseTo(gaps[index]!, 2))
})

it('lets no figure touch its neighbour', () => {
  const characters = [...'0123456789']
  for (const first of ['£', ...characters])
    for (const second of [...characters, ',', '.', ':'])
      if (first !== '£' || characters.includes(second)) expect(gapsOf(first + second)[0]).toBeGreaterThan(0.025)
})

it.each(['-', '–'])('has a %s as thick as its hairlines or thicker', (dash) => {
  const { above, below } = measure(dash).shapes[0]!
  // Extents from the cap line and from the baseline; capitals are 0.7 em high.
  expect(0.7 + above + below).toBeCloseTo(0.038)
})

it('measures wider letters at a smaller optical size', () => {
  const widthAt = (opticalSize: 'smallest' | 'largest') => measure('Enamel & Co.', { opticalSize }).width
  expect(widthAt('smallest') / widthAt('largest')).toBeGreaterThan(1.01)
})

/** Returns the selectors of the rules and the parameters of the at-rules that contain a node, from the outermost one. */
function placeOf({ parent }: Node): string {
  if (parent instanceof Rule) return `${placeOf(parent)} ${parent.selector}`.trim()
  if (parent instanceof AtRule) return `${placeOf(parent)} ${parent.params}`.trim()
  return ''
}

/** Returns what is declared at a place in a stylesheet, with the values of the tokens. */
function declarationsAt(place: string, file: string): Record<string, string> {
  const tokens = readFileSync('app/globals.css', 'utf8')
  const stylesheet = readFileSync(file, 'utf8').replace(
    /--theme\((--[\w-]+)\)/g,
    (_, name: string) => new RegExp(`${name}: (.+);`).exec(tokens)?.[1] ?? '',
  )
  const declared: Record<string, string> = {}
  postcss.parse(stylesheet).walkDecls((declaration) => {
    if (placeOf(declaration) === place) declared[declaration.prop] = declaration.value
  })
  return declared
}

const spacing = `calc(${TRACKING} * 1em)`

it.each([
  ['app/type.css', 'voice', { 'font-weight': `${VOICE_WEIGHT}`, 'letter-spacing': spacing }],
  ['app/type.css', 'fitted-line', { 'letter-spacing': `calc(var(--tracking, ${TRACKING}) * 1em)` }],
  ['components/site/header.css', 'components .bar-name > a', { 'font-weight': `${NAME_WEIGHT}` }],
  [
    'components/home/diary.css',
    'components .diary-highlight strong',
    { 'font-weight': `${TIME_WEIGHT}`, 'letter-spacing': spacing },
  ],
])('lines are measured with the styles of %s: %s', (file, place, styles) => {
  expect(declarationsAt(place, file)).toMatchObject(styles)
})
