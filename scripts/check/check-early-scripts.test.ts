import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'
import { checkEarlyScripts } from './check-early-scripts'

workInTemporaryFolder()

test('names the entries of early scripts that do not exist, and the components that render them', () => {
  writeFile('lib/theme/early.ts', '')
  writeFile('app/layout.tsx', '<EarlyScript id="theme" entry="lib/theme/early.ts" />')
  writeFile('components/home/faq.tsx', '<EarlyScript\n  entry="components/home/faqs.early.ts"\n/>')
  expect(checkEarlyScripts()).toEqual([
    expect.stringMatching(/^components\/home\/faq\.tsx: .+ entry="components\/home\/faqs\.early\.ts"> does not exist/),
  ])
})
