import { headerRules } from '@/lib/http/headers'

/** `vercel.json`: Vercel would otherwise treat the project as a Next server and pass by what follows the build. */
export function vercelFile(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    // Vercel compresses by itself and would publish the copies as files of their own.
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
