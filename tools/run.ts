import { execFileSync } from 'node:child_process'

/**
 * Runs a command such as `npm run build`, and shows its output.
 * @throws Error when it fails.
 */
export function run(command: string, cwd = '.'): void {
  const [name = '', ...args] = command.split(' ')
  // On Windows, npm and npx are scripts, which only a shell starts.
  execFileSync(name, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
}
