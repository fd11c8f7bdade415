import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildArguments, startOptions } from '../server/options.ts'
import { StartProblem } from '../server/startProblem.ts'

const args = process.argv.slice(2)

function build(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), ...buildArguments(args)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  if (!startOptions(args).help) build()
} catch (problem) {
  if (!(problem instanceof StartProblem)) throw problem
  console.error(problem.message)
  process.exit(1)
}
await import('../server/start.ts')
