import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

function run(command: string, args: readonly string[], root: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}

/** @param root the repository, or a folder with the files of another commit. */
export function buildStorybook(folder: string, root = ROOT): void {
  run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', folder], root)
}
