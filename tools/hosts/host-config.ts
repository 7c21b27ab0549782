import { nginxFile } from './nginx'
import { vercelFile } from './vercel'

/** The host configurations that stand in the repository, each with what makes it. */
export const committedFiles: Readonly<Record<string, () => string>> = {
  'vercel.json': vercelFile,
  'deploy/nginx.conf': nginxFile,
}
