import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** @param root the repository, or a folder with the files of another commit. */
export function buildStorybook(folder: string, root = ROOT): void {
  const command = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', folder]
  execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe', maxBuffer: 2 ** 26 })
}
