import { defaultReferrerPolicy } from '@/lib/seo/metadata'
import { caching, headerRules, notFoundHeaders, securityHeaders } from './headers'

/** The headers whose value depends on the file, with their defaults. */
const varying: Readonly<Record<string, string>> = {
  'X-Robots-Tag': '',
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.revalidated,
}

/** @returns `deploy/nginx.conf`: a server block and its maps, for the http context. */
export function nginxFile(): string {
  const headers = [...Object.entries(securityHeaders), ...Object.keys(varying).map((name) => [name, variable(name)])]
  return `# Made by "npm run host-config" from build/headers.ts: change it there.
# Debian: copy to /etc/nginx/sites-enabled/, install libnginx-mod-http-brotli-static, set the four lines marked below.

${Object.entries(varying).map(mapOf).join('\n')}
server {
    listen 80;                   # your TLS listeners and certificates
    server_name _;               # your domain
    root /var/www/site/out;      # the export
    brotli_static on;            # remove when the Brotli module is not installed

    gzip_static on;
    gzip_vary on;
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    charset utf-8;
    charset_types text/plain text/css;
    default_type application/octet-stream;
    types {
        text/html html;
        text/plain txt;
        text/css css;
        application/javascript js;
        application/json json;
        application/manifest+json webmanifest;
        application/xml xml;
        image/svg+xml svg;
        image/png png;
        image/webp webp;
        image/vnd.microsoft.icon ico;
        font/woff2 woff2;
    }

${headers.map(([name = '', value = '']) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}

    error_page 404 /404.html;
    location = /404.html { internal; }
    location ~ ^/404/?$ { return 404; }
    location ~ ^(?<before>.*?)//+(?<after>.*)$ { return 308 $before/$after$is_args$args; }
    location ~ /\\.|\\.(br|gz)$|^/_(headers|redirects)$ { return 404; }

    location = / { try_files /index.html =404; }
    location ~ ^/index(\\.html|/)?$ { return 308 /$is_args$args; }
    location ~ ^(?<page>/.+)(\\.html|/)$ {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        return 404;
    }
    location / { try_files $uri $uri.html =404; }
}
`
}

function mapOf([name, standard]: [name: string, standard: string]): string {
  const rows = headerRules.flatMap(({ path, headers }) => (headers[name] ? [[fileKey(path), headers[name]]] : []))
  if (name === 'Cache-Control') rows.push(['/404.html', notFoundHeaders[name] ?? ''])
  const lines = rows.filter(([, value]) => value !== standard).map(([key, value]) => `    ${key} "${value}";\n`)
  return `map $uri ${variable(name)} {\n    default "${standard}";\n${lines.join('')}}\n`
}

/** When nginx sends headers, `$uri` is the file: `/book.html`, not `/book`. */
function fileKey(path: string): string {
  if (path.endsWith('/*')) return `~^${path.slice(0, -1)}`
  if (path === '/') return '/index.html'
  return path.includes('.') ? path : `${path}.html`
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
const quoted = (value: string) => (value.startsWith('$') ? value : `"${value}"`)
