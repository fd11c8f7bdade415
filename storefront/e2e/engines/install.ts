import { spawnSync } from 'node:child_process'
import type { Engine } from './driver.ts'

const packagesOf = (engines: readonly Engine[]) => [...new Set(engines.flatMap(({ packages }) => packages))].join(' ')

export const aptLine = (engines: readonly Engine[]) => `apt-get install --no-install-recommends ${packagesOf(engines)}`

export function install(engines: readonly Engine[]): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  for (const line of [`${sudo}apt-get update`, `${sudo}${aptLine(engines)} --yes`]) {
    const { status } = spawnSync(line, { shell: true, stdio: 'inherit' })
    if (status !== 0) throw new Error(`This failed: ${line}`)
  }
}
