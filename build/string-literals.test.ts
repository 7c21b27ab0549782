import { stringLiteralsOf } from './string-literals'

it('returns strings and the parts of templates, but no identifiers, comments and patterns', () => {
  const code = `
    // comment
    const name = { key: 'one', 'two three': /four/ }
    render("fi\\u0076e", \`six\`, \`seven \${name.key + 'eight'} nine \${name} ten\`)`
  expect(stringLiteralsOf(code)).toEqual(['one', 'two three', 'five', 'six', 'seven ', 'eight', ' nine ', ' ten'])
})
