import { existsSync, readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(file, 'utf8')

/** The rules of public/_headers: headers of all paths, and of the files with a hash in their name. */
const [everywhere, hashed] = [...read('public/_headers').matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)].map(
  ([, pattern, lines = '']) => ({
    pattern,
    headers: [...lines.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, key, value]) => ({ key, value })),
  }),
)
/** Hosts that read public/_headers or vercel.json send this header by default, so that browsers revalidate each page. */
const REVALIDATED = { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }

test('public/_headers has rules for all paths and for the files with a hash in their name', () => {
  expect([everywhere!.pattern, hashed!.pattern]).toEqual(['/*', '/_next/static/*'])
})

test('public/_headers has the security headers', () => {
  expect(Object.fromEntries(everywhere!.headers.map(({ key, value }) => [key, value]))).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  })
  expect(hashed!.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }])
})

test('Netlify and Vercel build the site, publish out/ and serve pages without .html and trailing slash', () => {
  expect(read('netlify.toml')).toMatch(/^command = "npm run build"\npublish = "out"$/m)
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
  })
})

test('no host answers an unknown URL with another status than 404', () => {
  const nginx = read('docs/nginx.conf')
  expect(nginx).toMatch(/^ +error_page 404 \/404\.html;$/m)
  // Otherwise, /404 would have status 200.
  expect(nginx).toContain('location ~ ^/404(\\.html)?$ { internal; }')
  expect(read('docs/hosting.md')).toContain('"not_found_handling": "404-page"')
  // Rules that show a page at another URL.
  expect(read('netlify.toml')).not.toContain('redirects')
  for (const file of ['vercel.json', 'serve.json'])
    expect({ file, keys: Object.keys(JSON.parse(read(file)) as object) }).toEqual({
      file,
      keys: expect.not.arrayContaining(['rewrites', 'routes', 'redirects']),
    })
})

test('each host compresses pages, scripts and stylesheets', () => {
  const [, types = ''] = /^ +gzip_types (.+);$/m.exec(read('docs/nginx.conf')) ?? []
  expect(read('docs/nginx.conf')).toMatch(/^ +gzip on;$/m)
  // nginx always compresses HTML.
  expect(types.split(' ')).toEqual(
    expect.arrayContaining(['text/css', 'text/javascript', 'application/javascript', 'image/svg+xml']),
  )
  for (const file of ['package.json', 'scripts/preview.ts'])
    expect([file, /serve .*(--no-compression| -u\b)/.exec(read(file))?.[0]]).toEqual([file, undefined])
})

test('GitHub Pages publishes /_next/, because the export has .nojekyll', () => {
  expect(existsSync('public/.nojekyll')).toBe(true)
})

test.each([
  ['vercel.json', '/(.*)', '/_next/static/(.*)', []],
  ['serve.json', '**', '_next/static/**', [REVALIDATED]],
])('%s sets the headers of public/_headers', (file, allPaths, hashedPaths, others) => {
  expect(JSON.parse(read(file)).headers).toEqual([
    { source: allPaths, headers: [...everywhere!.headers, ...others] },
    { source: hashedPaths, headers: hashed!.headers },
  ])
})

test('docs/nginx.conf sets the headers of public/_headers', () => {
  const nginx = read('docs/nginx.conf')
  const headers = [...nginx.matchAll(/^ +add_header ([\w-]+) "?(.+?)"? always;$/gm)]
  expect(headers.map(([, key, value]) => ({ key, value }))).toEqual(
    expect.arrayContaining([...everywhere!.headers, { key: 'Cache-Control', value: '$cache_control' }]),
  )
  const values = [...nginx.matchAll(/^ +(default|~\S+) "(.+)";$/gm)].map(([, path, value]) => [path, value])
  expect(values).toEqual([
    ['default', REVALIDATED.value],
    ['~^/_next/static/', hashed!.headers[0]!.value],
  ])
})
