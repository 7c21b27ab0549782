import { filled } from './boundaries'
import { bundledChunk, isChunk, largestModules } from './chunk'
import { edited } from './edit'
import { bootText, inlineScripts, scriptText } from './inline-scripts'
import { elementsOf } from '@/lib/html'
import { leanPayload } from './payload'
import { trimmedStyles } from './split-styles'
import { trimStyles } from './trim-styles'

const OWN = '"object"==typeof document?document.currentScript:void 0'
const boot =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});'

describe('a payload', () => {
  test('loses the styles that the page has, and keeps every other text to the byte', () => {
    const payload = '1:T5,p{} q2:{"a":1}\n3:T7,£ and\n4:"end"\n'
    expect(leanPayload(payload, 'a{}p{} q')).toBe('1:""\n2:{"a":1}\n3:T7,£ and\n4:"end"\n')
  })

  test('loses short styles inside a row, and scripts that modules fetch by themselves', () => {
    const style = (text: string) =>
      `["$","style","0",{"nonce":"$undefined","precedence":"next","href":"/a.css","children":"${text}"}]`
    const script = '["$","script","script-0",{"src":"/a.js","async":true,"nonce":"$undefined"}]'
    expect(leanPayload(`0:[${style('p{}')},${style('z{}')},${script}]\n`, 'p{}')).toBe(
      `0:[${style('')},${style('z{}')},null]\n`,
    )
  })

  test('that is cut off is refused', () => {
    expect(() => leanPayload('1:Tff,short', '')).toThrow('cut off')
  })
})

describe('the styles of a page', () => {
  const trimmed = (styles: string, ...names: string[]) => trimStyles(styles, '', new Set(names))

  test('keep what its classes and elements can match', () => {
    expect(trimmed('.a{x:1}.b{x:2}.a .b{x:3}p .a{x:4}table .a{x:5}', '.a', 'p')).toBe('.a{x:1}p .a{x:4}')
  })

  test('keep each selector of a list by itself', () => {
    expect(trimmed('.a,.b{x:1}', '.a')).toBe('.a{x:1}')
  })

  test('read escaped class names as the page writes them', () => {
    expect(
      trimmed('.md\\:w-\\[calc\\(1px\\)\\]{x:1}.p-1\\.5{x:2}.\\32 xl{x:3}', '.md:w-[calc(1px)]', '.p-1.5', '.2xl'),
    ).toContain('x:3')
    expect(trimmed('.md\\:w-\\[calc\\(1px\\)\\]{x:1}', '.md:w-[calc(1px)]')).not.toBe('')
  })

  test('require what stands alone in :is(), and not what is one of several or none', () => {
    const styles = ':is(:where(.g):hover .x){x:1}:is(.a,.b) p{x:2}p:not(.z){x:3}p:has(.z){x:4}'
    expect(trimmed(styles, 'p')).toBe(':is(.a,.b) p{x:2}p:not(.z){x:3}p:has(.z){x:4}')
    expect(trimmed(styles, 'p', '.g', '.x')).toContain('x:1')
  })

  test('keep what its scripts may add, also where a script makes it of parts', () => {
    const page =
      '<!DOCTYPE html><html><head><style data-href="a">.a{x:1}.b{x:2}.c\\:d{x:3}.e{x:4}em{x:5}</style></head><body class="a"></body></html>'
    const [edit] = trimmedStyles(elementsOf(page), page, 'jsx("em",{className:`b ${on?"c:d":""}`})')
    expect(edit?.text).toBe('.a{x:1}.b{x:2}.c\\:d{x:3}em{x:5}')
  })

  test('keep the order of layers, and animations and properties that are used', () => {
    const styles =
      '@layer a{.z{x:1}}@layer b{.a{animation:spin 1s;x:var(--used)}}@keyframes spin{to{x:1}}@keyframes other{to{x:1}}:root{--used:1;--other:2}'
    expect(trimmed(styles, '.a')).toBe(
      '@layer a;@layer b{.a{animation:spin 1s;x:var(--used)}}@keyframes spin{to{x:1}}:root{--used:1}',
    )
  })
})

describe('a chunk in another file', () => {
  const chunk = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${OWN},1,(e)=>{e(1,2)},2,3,(e)=>{e()}])`

  test('says by name where it comes from', () => {
    expect(isChunk(chunk)).toBe(true)
    expect(bundledChunk(chunk, 'static/chunks/a.js', new Set())).toBe(chunk.replace(OWN, '"static/chunks/a.js"'))
  })

  test('leaves out the modules that are known, and makes its own known', () => {
    const known = new Set(['2', '3'])
    expect(bundledChunk(chunk, 'a.js', known)).toMatch(/\["a\.js",1,\(e\)=>\{e\(1,2\)\}\]/)
    expect(known.has('1')).toBe(true)
  })

  test('tells which of its modules are the largest', () => {
    expect(largestModules(new Map([['a.js', chunk]]), 1)).toEqual(['1'])
    const longer = chunk.replace(',1,(e)=>{e(1,2)}', ',9,(e)=>{e("the longest")}')
    expect(
      largestModules(
        new Map([
          ['a.js', chunk],
          ['b.js', longer],
        ]),
        2,
      ),
    ).toEqual(['9', '1'])
    expect(() => largestModules(new Map([['a.js', chunk]]), 3)).toThrow('There are fewer than 3 modules in a.js')
  })

  test('that is not written as expected is refused', () => {
    expect(() => bundledChunk(chunk.replace(/\]\)$/, ',4])'), 'a.js', new Set())).toThrow(
      'a.js names 4 after its last module',
    )
    expect(() => bundledChunk('push([])', 'a.js', new Set())).toThrow('a.js does not list its modules')
  })
})

describe('a boundary that React fills by a script', () => {
  const page = (body: string) => `<!DOCTYPE html><html><head><title>A</title></head><body>${body}</body></html>`
  const place = '<!--$?--><template id="B:0"></template><!--/$-->'
  const content = '<div hidden id="S:0"><p>text</p></div>'
  const fill = '<script>$RC=function(){};$RC("B:0","S:0")</script>'

  test('is filled without one', () => {
    const time = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'
    const source = page(`<main>${place}</main><script>own()</script>${time}${content}${fill}`)
    expect(filled(source)).toBe(page('<main><!--$--><p>text</p><!--/$--></main><script>own()</script>'))
  })

  test.each([
    ['has no content', place + fill],
    ['has no place', content + fill],
    ['is never filled', place + content],
    ['shows something meanwhile', place.replace('</template>', '</template><p></p>') + content + fill],
    ['is not marked', place.replace('<template', '<p></p><template') + content + fill],
    ['has failed', '<!--$!--><template></template><!--/$-->' + place + content + fill],
  ])('is refused when it %s', (_, body) => {
    expect(() => filled(page(body))).toThrow('not written as expected')
  })
})

describe("the framework's inline scripts", () => {
  const page = (scripts: string[]) =>
    `<!DOCTYPE html><html><head></head><body>${scripts.map((text) => `<script>${text}</script>`).join('')}</body></html>`
  const written = [
    boot,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a\\u003c"])',
    'self.__next_f.push([1,"b"])',
  ]

  test('become one text with the same payload', () => {
    const found = inlineScripts(page(written))
    expect(found.payload).toBe('a<b')
    expect(found.boot).toEqual({ otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [7] })
    expect(scriptText(found)).toContain(bootText(found.boot))
  })

  test.each([[written.slice(1)], [written.slice(0, 2)], [[...written, 'self.__next_f.push([3,"AA=="])']]])(
    'are refused when they are not as expected',
    (scripts) => {
      expect(() => inlineScripts(page(scripts))).toThrow('not as expected')
    },
  )
})

test('edits are made in any order, and refused where they overlap', () => {
  expect(
    edited('abcdef', [
      { start: 4, end: 5, text: 'X' },
      { start: 0, end: 1 },
    ]),
  ).toBe('bcdXf')
  expect(() =>
    edited('abc', [
      { start: 0, end: 2 },
      { start: 1, end: 3 },
    ]),
  ).toThrow('overlap')
})
