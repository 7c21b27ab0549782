import { headerRules } from '@/build/headers'

/** @returns `vercel.json`. Without it Vercel would run Next itself and skip the rest of the build. */
export function vercelFile(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    // Vercel compresses by itself and would publish the compressed copies as files.
    buildCommand: "npm run build && find out '(' -name '*.br' -o -name '*.gz' ')' -delete",
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules.map(({ path, headers }) => ({
      source: path.replace(/\/\*$/, '/(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return JSON.stringify(settings, null, 2) + '\n'
}
