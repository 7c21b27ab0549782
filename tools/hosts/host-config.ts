import { nginxFile } from './nginx'
import { vercelFile } from './vercel'

/** The generated host configurations, by file. */
export const committedFiles: Readonly<Record<string, () => string>> = {
  'vercel.json': vercelFile,
  'deploy/nginx.conf': nginxFile,
}
