import { readFileSync } from 'node:fs'

/** Licences that require no more than passing on their text. */
const ACCEPTED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1'])

const HEADING = `# Licences

What the site is built from, as package-lock.json names it: the dependencies of package.json and theirs, without tools
of the workshop and without parts for other machines. Written by \`npm run licences\`.
`

type Package = { name: string; version: string; licence: string }
type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: true; optional?: true; devOptional?: true }>
}

function productionPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path, { version = '', license = 'none named' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
}

/** @returns Markdown with a section for each licence, sorted. */
export function licenceList(): string {
  const packages = productionPackages()
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const sections = licences.map((licence) => {
    const names = packages.filter((row) => row.licence === licence).map(({ name, version }) => `- ${name} ${version}`)
    return `## ${licence}\n\n${[...new Set(names)].sort().join('\n')}\n`
  })
  return [HEADING, ...sections].join('\n')
}

/** @returns a sentence for each package whose licence is not accepted. */
export function refusedLicences(): string[] {
  return productionPackages()
    .filter(
      ({ licence }) =>
        !licence
          .replace(/[()]/g, '')
          .split(/ (?:AND|OR) /)
          .every((part) => ACCEPTED.has(part)),
    )
    .map(
      ({ name, licence }) =>
        `${name} has the licence ${licence}: look at it, and add it to tools/licences/list.ts or take the package out.`,
    )
}
