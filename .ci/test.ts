/**
 * `npm test` runs every check of the product, cheap ones first, and starts none after a failure. Except in CI, it skips
 * steps that passed today with the same files and settings.
 *   npm test -- unit stories    always runs these steps, by the start of their names, and what they need
 *   npm test -- --all           skips nothing
 *   npm run check               for daily work: see stepsOfCheck in .ci/steps.ts
 *   npm run test:tools          tests our own tools
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { hashInputs, hasPassed, notePass } from './inputs.ts'
import { runSteps, stepsNamed, withNeeded } from './schedule.ts'
import { EVERYTHING, type Step, stepsOfCheck, TOOLS } from './steps.ts'

const ROOT = join(import.meta.dirname, '..')

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Prints the output of parallel steps when they end. @returns whether the step passed. */
async function runCommand({ name, command, isAlone = false }: Step): Promise<boolean> {
  const title = `\n— ${name}: ${command}\n`
  if (isAlone) process.stdout.write(title)
  const child = spawn(command, { shell: true, cwd: ROOT, stdio: isAlone ? 'inherit' : 'pipe' })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  const [status] = (await once(child, 'close')) as [number | null]
  if (!isAlone) process.stdout.write(title + Buffer.concat(output).toString())
  return status === 0
}

interface Choice {
  readonly steps: readonly Step[]
  readonly wanted: readonly Step[]
}

function choose(): Choice {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, check: { type: 'boolean' }, tools: { type: 'boolean' } },
  })
  const list = values.check ? stepsOfCheck() : values.tools ? TOOLS : EVERYTHING
  if (positionals[0] === 'help') {
    console.log(list.map(({ name, command }) => `${name.toLowerCase()}: ${command}`).join('\n'))
    process.exit()
  }
  const named = stepsNamed(list, positionals)
  const steps = positionals.length > 0 ? withNeeded(list, named) : list
  return { steps, wanted: values.all || process.env['CI'] ? steps : named }
}

async function test({ steps, wanted }: Choice): Promise<boolean> {
  const begin = performance.now()
  const took: string[] = []

  async function run(step: Step): Promise<boolean> {
    const start = performance.now()
    const folders = steps.flatMap(({ name, makes }) =>
      makes !== undefined && step.needs?.includes(name) ? [makes] : [],
    )
    const inputs = hashInputs(step, folders, ROOT)
    if (inputs !== undefined && !wanted.includes(step) && hasPassed(step, inputs, ROOT)) {
      took.push(`${step.name} unchanged`)
      return true
    }
    const isGood = await runCommand(step)
    took.push(`${step.name} ${seconds(start)}`)
    if (!isGood) console.log(`\n${step.name} failed: ${step.command}`)
    // If a file has changed meanwhile, it is unknown which version was tested.
    else if (inputs !== undefined && inputs === hashInputs(step, folders, ROOT)) notePass(step, inputs, ROOT)
    return isGood
  }

  const outcomes = await runSteps(steps, run, Math.max(2, availableParallelism()))
  const failed = outcomes.filter((outcome) => !outcome.hasPassed)
  console.log(`\n${took.join(', ')}; ${seconds(begin)} in all`)
  for (const { step } of failed) console.log(`Failed: ${step.name} (${step.command})`)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0
}

try {
  const choice = choose()
  // Unpacks the browser once for all steps.
  process.env['CHROMIUM_PATH'] = await findBrowser()
  process.exitCode = (await test(choice)) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
