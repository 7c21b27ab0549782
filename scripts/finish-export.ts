import { rmSync } from 'node:fs'

// The export also writes its not-found page under a name that would answer 200.
for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
  rmSync(`out/${name}`, { recursive: true, force: true })
}
console.log('The site stands in out/.')
