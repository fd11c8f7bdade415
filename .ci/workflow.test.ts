/**
 * Workflows, which never run here: pinned actions, locked installs, minimal permissions, a bill of materials with every
 * build, and scripts, files, jobs, steps and outputs that they name.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseOptions } from '../stories/visual/options.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const modeOf = (path: string): number | undefined => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mode
const SCRIPTS = new Set(Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts))

interface Step {
  readonly id?: string
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: { readonly path?: string }
}
interface Job {
  readonly 'runs-on'?: string
  readonly 'timeout-minutes'?: number
  readonly needs?: string | readonly string[]
  readonly outputs?: Readonly<Record<string, string>>
  readonly steps?: readonly Step[]
}
interface Workflow {
  readonly on?: unknown
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

/** Each artifact and the bill of materials uploaded with it. */
const BUILDS = { dist: 'shop', 'storybook-static': 'storybook', '*.tgz': 'design-system' }

const scriptsOf = ({ steps = [] }: Job): string[] => steps.flatMap(({ run }) => run ?? [])

const uploadsOf = ({ steps = [] }: Job): string[] =>
  steps.flatMap(({ uses, with: { path = '' } = {} }) =>
    uses?.startsWith('actions/upload-') ? path.trim().split('\n') : [],
  )

/** Actions that are not pinned to a commit, with its version in a comment. */
const unpinned = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^[^#]*\buses:/.test(line) && !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))

const unlocked = (script: string): string[] =>
  script
    .split('\n')
    .filter((line) => /\bnpm (?:i|install|add|exec|x)\b|\bnpx\b|\b(?:yarn|pnpm|bun)\b|\bcurl\b|\bwget\b/.test(line))

function unlisted(job: Job): string[] {
  const uploads = uploadsOf(job)
  return Object.entries(BUILDS).flatMap(([path, name]) =>
    uploads.includes(path) && !uploads.includes(`sbom/${name}.cdx.json`) ? [path] : [],
  )
}

/** A pull request's packages and scripts run with their job's permissions. */
function isArmed(job: Job): boolean {
  const text = JSON.stringify(job)
  return /"(?:contents|pull-requests|actions)":"write"/.test(text) && /\b(?:npm|node)\b/.test(text)
}

/** Unresolved references, such as `needs.compare.outputs.differs`. */
function unresolvedNames(job: Job, jobs: Workflow['jobs']): string[] {
  const text = JSON.stringify(job)
  const needs = [job.needs ?? []].flat()
  const steps = (job.steps ?? []).flatMap(({ id }) => id ?? [])
  return [
    ...needs.filter((other) => !jobs[other]),
    ...[...text.matchAll(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)].flatMap(([words, other = '', output = '']) =>
      needs.includes(other) && jobs[other]?.outputs?.[output] ? [] : [words],
    ),
    ...[...text.matchAll(/\bsteps\.([\w-]+)\./g)].flatMap(([words, id = '']) => (steps.includes(id) ? [] : [words])),
  ]
}

function problemsOfScript(script: string): string[] {
  const scripts = [...script.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const paths = [...script.matchAll(/(?<![\w$./-])(?:\.ci|\.github|stories|storefront|design-system)\/[\w./-]+/g)].map(
    ([path]) => path.replace(/\/$/, ''),
  )
  const programs = [...script.matchAll(/^\s*(\.ci\/[\w./-]+)/gm)].map(([, path = '']) => path)
  const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })
  return [
    // A title or branch name could contain quotes and inject code.
    ...(script.includes('${{') ? [`an expression in a script: ${script.trim()}`] : []),
    ...unlocked(script).map((line) => `no lockfile: ${line.trim()}`),
    ...scripts
      .filter((name) => !SCRIPTS.has(name) && !['ci', 'audit', 'pack', 'publish'].includes(name))
      .map((name) => `no script: ${name}`),
    ...paths
      .filter((path) => modeOf(path) === undefined && !path.includes('/node_modules/'))
      .map((path) => `no file: ${path}`),
    ...programs.filter((path) => !((modeOf(path) ?? 0) & 0o100)).map((path) => `cannot be run: ${path}`),
    ...(stderr ? [`bash: ${stderr.trim()}`] : []),
  ]
}

/** Folders that no file is in, of patterns such as `'{mocks,storefront/brands/*}/public/**'`. */
function missingFolders(text: string): string[] {
  return [...text.matchAll(/'([^'\s]+)\/\*\*'/g)].flatMap(([, folders = '']) => {
    const [, before = '', names = '', after = ''] = /^(.*?)\{(.*)\}(.*)$/.exec(folders) ?? ['', folders]
    const each = names.split(',').map((name) => before + name + after)
    return each.filter((folder) => globSync(folder, { cwd: ROOT }).length === 0)
  })
}

function problemsOf(text: string): string[] {
  const { jobs, on, permissions } = parse(text) as Workflow
  return [
    ...(on ? [] : ['it never starts']),
    // This trigger has the repository's permissions even for pull requests of strangers.
    ...(/\bpull_request_target\b/.test(JSON.stringify(on)) ? ['pull_request_target'] : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['the permissions are not read-only']),
    ...unpinned(text).map((line) => `no commit: ${line.trim()}`),
    ...missingFolders(text).map((folder) => `no folder: ${folder}`),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      [
        ...(job['runs-on'] && job['timeout-minutes'] ? [] : ['without a machine or a time limit']),
        ...(isArmed(job) ? ['may write and runs the branch’s code'] : []),
        ...(job.steps ?? []).flatMap(({ uses, run }) =>
          (uses === undefined) === (run === undefined) ? ['a step does nothing'] : [],
        ),
        ...unlisted(job).map((path) => `no bill of materials: ${path}`),
        ...unresolvedNames(job, jobs).map((lost) => `no such thing: ${lost}`),
        ...scriptsOf(job).flatMap(problemsOfScript),
      ].map((problem) => `${name}: ${problem}`),
    ),
  ]
}

const WORKFLOWS = globSync('.github/workflows/*.{yml,yaml}', { cwd: ROOT })
const PICTURES = read('.github/workflows/pictures.yml')

describe('a workflow', () => {
  test.each(WORKFLOWS)('%s is pinned, locked and read-only, and names what there is', (path) => {
    expect(problemsOf(read(path))).toEqual([])
  })

  test('uploads every build', () => {
    const uploads = WORKFLOWS.flatMap((path) => Object.values((parse(read(path)) as Workflow).jobs).flatMap(uploadsOf))
    expect(uploads).toEqual(expect.arrayContaining(Object.keys(BUILDS)))
  })

  // Breaks each rule once, because a pattern that matches nothing goes unnoticed.
  test.each([
    ['an action by its tag', /actions\/checkout@.*/, 'actions/checkout@v7', 'no commit: - uses: actions/checkout@v7'],
    ['a hash without its version', / # v7\.0\.1$/m, '', expect.stringContaining('no commit')],
    [
      'a global install',
      /npm ci$/m,
      'npm install --global wrangler@4.156.0',
      'compare: no lockfile: npm install --global wrangler@4.156.0',
    ],
    ['a package by npx', /npm ci$/m, 'npx wrangler', 'compare: no lockfile: npx wrangler'],
    [
      'an input in a script',
      /npm ci$/m,
      'npm ci ${{ github.head_ref }}',
      'compare: an expression in a script: npm ci ${{ github.head_ref }}',
    ],
    ['the rights of the repository', /^ {2}pull_request:$/m, '  pull_request_target:', 'pull_request_target'],
    ['no permissions', /^permissions:\n.*\n/m, '', 'the permissions are not read-only'],
    ['more permissions', /^ {2}contents: read$/m, '  contents: write', 'the permissions are not read-only'],
    [
      'code of the branch where it may write',
      /^( {6}- name: Commit)$/m,
      '      - run: npm ci\n$1',
      'accept: may write and runs the branch’s code',
    ],
    ['an unknown script', /npm run visual -- --update/, 'npm run pictures -- --update', 'compare: no script: pictures'],
    ['an unknown file', /npm ci$/m, '.ci/other', 'compare: no file: .ci/other'],
    ['a program that cannot run', /npm ci$/m, '.ci/test.ts', 'compare: cannot be run: .ci/test.ts'],
    ['an unknown tool', /npm ci$/m, 'node stories/visual/gone.mjs', 'compare: no file: stories/visual/gone.mjs'],
    [
      'an unknown folder',
      /npm ci$/m,
      "npm run chromatic -- --externals '{mocks,storefront}/public/**'",
      'no folder: storefront/public',
    ],
    ['an unknown job', /needs: compare/, 'needs: photograph', 'accept: no such thing: photograph'],
    [
      'an unknown output',
      /outputs:\n {6}differs/,
      'outputs:\n      other',
      'accept: no such thing: needs.compare.outputs.differs',
    ],
    ['an unknown step', /id: photograph/, 'id: other', 'compare: no such thing: steps.photograph.'],
    ['no time limit', / {4}timeout-minutes: 60\n/, '', 'compare: without a machine or a time limit'],
    ['a bracket that stays open', /then exit 1; fi/, 'then exit 1', expect.stringContaining('accept: bash: ')],
  ])('is rejected with %s', (_name, part, instead, problem) => {
    expect(PICTURES).toMatch(part)
    expect(problemsOf(PICTURES.replace(part, instead))).toContainEqual(problem)
  })

  test.each(Object.entries(BUILDS))('is rejected with %s without its bill of materials', (path, name) => {
    const text = read('.github/workflows/ci.yml').replace(new RegExp(` +sbom/${name}.*\n`), '')
    expect(problemsOf(text)).toEqual([`build: no bill of materials: ${path}`])
  })

  test('gives pictures options that there are', () => {
    const calls = [...PICTURES.matchAll(/npm run visual -- (.*?)(?: &&|\n)/g)].map(([, words = '']) =>
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

const COMMIT = (parse(PICTURES) as Workflow).jobs['accept']?.steps?.find(({ name }) => name === 'Commit')?.run ?? ''
/** Runs the script on a patch from a job that ran the branch's own code. */
function commitWith(change: (stories: string) => void): { status: number | null; files: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'accept-'))
  const [work, remote] = [join(folder, 'work'), join(folder, 'remote')]
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: work,
      encoding: 'utf8',
    })
  const stories = join(work, 'stories/components')
  for (const name of ['Badge', 'Gone', 'New']) mkdirSync(join(stories, name), { recursive: true })
  for (const file of ['Badge/Badge.stories.tsx', 'Badge/pictures.txt', 'Gone/pictures.txt', 'Cart.pictures.txt'])
    writeFileSync(join(stories, file), 'before\n')
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  git('init', '--quiet')
  git('remote', 'add', 'origin', remote)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'before')
  change(stories)
  git('add', '--all')
  writeFileSync(join(folder, 'accepted-pictures.patch'), git('diff', '--cached'))
  git('reset', '--quiet', '--hard')
  const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', COMMIT], {
    cwd: work,
    env: {
      ...process.env,
      RUNNER_TEMP: folder,
      GITHUB_ACTOR: 'a',
      GITHUB_RUN_ID: '1',
      NAME: 'Badge',
      BRANCH: 'mine',
    },
  })
  const pushed = spawnSync('git', ['diff', '--name-only', 'mine~', 'mine'], { cwd: remote, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, files: pushed.status === 0 ? pushed.stdout.split('\n').filter(Boolean) : [] }
}
function accept(stories: string): void {
  for (const file of ['Badge/pictures.txt', 'New/pictures.txt', 'Cart.pictures.txt'])
    writeFileSync(join(stories, file), 'after\n')
  rmSync(join(stories, 'Gone/pictures.txt'))
}

describe('accepting pictures in a workflow', { timeout: 30_000 }, () => {
  const files = ['Badge/', 'Cart.', 'Gone/', 'New/'].map((name) => `stories/components/${name}pictures.txt`)

  test('commits them', () => expect(commitWith(accept)).toEqual({ status: 0, files }))

  test('commits no code that came with them', () => {
    const change = (stories: string) => {
      accept(stories)
      for (const file of ['Badge/Badge.stories.tsx', 'pictures.txt.ts', '../../package.json', '../../pictures.txt'])
        writeFileSync(join(stories, file), 'code')
    }
    expect(commitWith(change)).toEqual({ status: 0, files })
  })

  test('commits nothing where a link is among them', () => {
    const change = (stories: string) => {
      accept(stories)
      symlinkSync('/etc/hostname', join(stories, 'Link.pictures.txt'))
    }
    expect(commitWith(change)).toEqual({ status: 1, files: [] })
  })
})

test.each(globSync('{package-lock.json,.github/*/package-lock.json}', { cwd: ROOT }))(
  '%s uses npm’s registry only',
  (path) => {
    const hosts = [...read(path).matchAll(/"resolved": "([^"]+)"/g)].map(([, address = '']) => new URL(address).host)
    expect([...new Set(hosts)].filter((host) => host !== 'registry.npmjs.org')).toEqual([])
  },
)
