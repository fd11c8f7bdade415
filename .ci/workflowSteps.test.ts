/** Checks workflows, which never run here: scripts, files, jobs, steps and outputs that they name, and shell syntax. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseOptions } from '../stories/visual/options.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const SCRIPTS = new Set(Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts))

interface Step {
  readonly id?: string
  readonly uses?: string
  readonly run?: string
}
interface Job {
  readonly 'runs-on'?: string
  readonly 'timeout-minutes'?: number
  readonly needs?: string | readonly string[]
  readonly outputs?: Readonly<Record<string, string>>
  readonly steps?: readonly Step[]
}

const needsOf = ({ needs = [] }: Job): readonly string[] => (typeof needs === 'string' ? [needs] : needs)

/** Unresolved references, such as `needs.compare.outputs.differs`. */
function unresolvedNames(jobs: Readonly<Record<string, Job>>, name: string): string[] {
  const job = jobs[name]!
  const text = JSON.stringify(job)
  const steps = (job.steps ?? []).flatMap(({ id }) => id ?? [])
  return [
    ...needsOf(job).filter((other) => !jobs[other]),
    ...[...text.matchAll(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)].flatMap(([words, other = '', output = '']) =>
      needsOf(job).includes(other) && jobs[other]?.outputs?.[output] ? [] : [words],
    ),
    ...[...text.matchAll(/\bsteps\.([\w-]+)\./g)].flatMap(([words, id = '']) => (steps.includes(id) ? [] : [words])),
  ]
}

function problemsOfScript(script: string): string[] {
  const scripts = [...script.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const paths = [...script.matchAll(/(?<![\w$./-])(?:\.ci|\.github|stories|storefront|design-system)\/[\w./-]+/g)].map(
    ([path]) => path.replace(/\/$/, ''),
  )
  const programs = [...script.matchAll(/^\s*(\.(?:ci|github)\/[\w./-]+)/gm)].map(([, path = '']) => path)
  const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })
  return [
    ...scripts
      .filter((name) => !SCRIPTS.has(name) && !['ci', 'audit', 'pack', 'publish'].includes(name))
      .map((name) => `no script: ${name}`),
    ...paths
      .filter((path) => !existsSync(join(ROOT, path)) && !path.includes('/node_modules/'))
      .map((path) => `no file: ${path}`),
    ...programs
      .filter((path) => !path.includes('/node_modules/') && !isProgram(path))
      .map((path) => `cannot be run: ${path}`),
    ...(stderr ? [`bash: ${stderr.trim()}`] : []),
  ]
}

/** Folders that no file is in, of patterns such as `'{mocks,storefront/brands/*}/public/**'`. */
function missingFolders(workflow: string): string[] {
  return [...workflow.matchAll(/'([^'\s]+)\/\*\*'/g)].flatMap(([, folders = '']) => {
    const [, before = '', names = '', after = ''] = /^(.*?)\{(.*)\}(.*)$/.exec(folders) ?? ['', folders]
    const each = names.split(',').map((name) => before + name + after)
    return each.filter((folder) => globSync(folder, { cwd: ROOT }).length === 0)
  })
}

function isProgram(path: string): boolean {
  try {
    accessSync(join(ROOT, path), constants.X_OK)
    return read(path).startsWith('#!')
  } catch {
    return false
  }
}

function problemsOf(workflow: string): string[] {
  const { jobs, on } = parse(workflow) as { jobs: Record<string, Job>; on: unknown }
  return [
    ...(on ? [] : ['it never starts']),
    ...missingFolders(workflow).map((folder) => `no folder: ${folder}`),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      [
        ...(job['runs-on'] && job['timeout-minutes'] ? [] : ['without a machine or a time limit']),
        ...(job.steps ?? []).flatMap(({ uses, run }) =>
          (uses === undefined) === (run === undefined) ? ['a step does nothing'] : [],
        ),
        ...unresolvedNames(jobs, name).map((lost) => `no such thing: ${lost}`),
        ...(job.steps ?? []).flatMap(({ run }) => (run === undefined ? [] : problemsOfScript(run))),
      ].map((problem) => `${name}: ${problem}`),
    ),
  ]
}

describe('a workflow', () => {
  test.each(globSync('.github/workflows/*.{yml,yaml}', { cwd: ROOT }))('%s names what there is', (path) => {
    expect(problemsOf(read(path))).toEqual([])
  })

  const workflow = read('.github/workflows/pictures.yml')
  test.each([
    ['a script', /npm run visual -- --update/, 'npm run pictures -- --update', 'compare: no script: pictures'],
    ['a file', /npm ci$/m, '.ci/other', 'compare: no file: .ci/other'],
    ['a program', /npm ci$/m, '.ci/test.ts', 'compare: cannot be run: .ci/test.ts'],
    ['a tool', /npm ci$/m, 'node stories/visual/gone.mjs', 'compare: no file: stories/visual/gone.mjs'],
    [
      'a folder',
      /npm ci$/m,
      "npm run chromatic -- --externals '{mocks,storefront}/public/**'",
      'no folder: storefront/public',
    ],
    ['a job', /needs: compare/, 'needs: photograph', 'accept: no such thing: photograph'],
    [
      'an output',
      /outputs:\n {6}differs/,
      'outputs:\n      other',
      'accept: no such thing: needs.compare.outputs.differs',
    ],
    ['a step', /id: photograph/, 'id: other', 'compare: no such thing: steps.photograph.'],
    ['a time limit', / {4}timeout-minutes: 60\n/, '', 'compare: without a machine or a time limit'],
    ['a bracket', /then exit 1; fi/, 'then exit 1', expect.stringContaining('accept: bash: ')],
  ])('that lacks %s is found', (_, part, other, problem) => {
    const broken = workflow.replace(part, other)
    expect(broken).not.toBe(workflow)
    expect(problemsOf(broken)).toContainEqual(problem)
  })

  test('gives pictures options that there are', () => {
    const calls = [...workflow.matchAll(/npm run visual -- (.*?)(?: &&|\n)/g)].map(([, words = '']) =>
      // `${BASE:+--since "$BASE"}` with a value.
      words
        .replaceAll(/\$\{\w+:\+(.*?)\}/g, '$1')
        .replaceAll(/"\$(\w+)"/g, '$1')
        .split(' '),
    )
    expect(calls).toHaveLength(2)
    for (const call of calls) expect(() => parseOptions(call)).not.toThrow()
    expect(() => parseOptions(['--sinse', 'BASE'])).toThrow()
  })
})
