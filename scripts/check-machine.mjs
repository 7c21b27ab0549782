/**
 * Checks that Next.js can build with this version of Node.js and in this folder. JavaScript, because tsx finds no TypeScript
 * in a folder with a question mark.
 */
import { readFileSync } from 'node:fs'

/** Ends the command with one sentence. */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (!process.features.require_module) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  stop(`Node.js ${process.versions.node} cannot build the site: install one that package.json allows, ${engines.node}.`)
}

const folder = process.cwd()
const [character] = /[#?]/.exec(folder) ?? []
if (character) stop(`Next.js cannot build in ${folder}, because of the “${character}”: rename that folder.`)
