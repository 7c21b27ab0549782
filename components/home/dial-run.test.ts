import { readFileSync } from 'node:fs'

/** Returns the condition of a variant for screens, such as `(width < 40rem)`. */
function conditionOf(variant: string): string {
  const styles = readFileSync('app/globals.css', 'utf8')
  return new RegExp(`@custom-variant ${variant} \\(@media screen and (.+)\\);`).exec(styles)![1]!
}

test('the dial runs in lower windows where they have the widths of phones and wide screens', () => {
  const widths = `(${conditionOf('phone')} or ${conditionOf('wide-screen')})`
  expect(readFileSync('components/home/dial-run.css', 'utf8')).toContain(widths)
})
