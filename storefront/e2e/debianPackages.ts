import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

export const aptLine = (packages: readonly string[]) =>
  `apt-get install --no-install-recommends ${[...new Set(packages)].join(' ')}`

export function install(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  for (const line of [`${sudo}apt-get update`, `${sudo}${aptLine(packages)} --yes`]) {
    const { status } = spawnSync(line, { shell: true, stdio: 'inherit' })
    if (status !== 0) throw new Error(`This failed: ${line}`)
  }
}
