/** Workflows: pinned actions, locked installs, minimal permissions, a bill of materials with every build. */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Each artifact and the bill of materials uploaded with it. */
const BUILDS = { dist: 'shop', 'storybook-static': 'storybook', '*.tgz': 'design-system' }

function jobsOf(workflow: string): string[] {
  const [, jobs = ''] = workflow.split(/^jobs:\n/m)
  return jobs.split(/^(?= {2}[\w-]+:$)/m).filter((job) => job.trim() !== '')
}

function uploadsOf(job: string): string[] {
  const steps = job.split(/^(?= {6}- )/m).filter((step) => /uses: actions\/upload-/.test(step))
  return steps.flatMap((step) => {
    const [, block, line = ''] = /^ {10}path: (?:\|\n((?: {12}.*\n?)+)|(.+))/m.exec(step) ?? []
    return (block ?? line).split('\n').map((path) => path.trim())
  })
}

function problemsOf(workflow: string): string[] {
  const lines = workflow.split('\n').map((line) => line.replace(/^\s*#.*/, ''))
  const named = lines.filter(
    (line) => /\buses:/.test(line) && !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
  )
  const unlocked = lines.filter((line) =>
    /\bnpm (?:i|install|add|exec|x)\b|\bnpx\b|\b(?:yarn|pnpm|bun)\b|\bcurl\b|\bwget\b/.test(line),
  )
  const jobs = jobsOf(workflow)
  const unlisted = jobs.flatMap((job) => {
    const uploads = uploadsOf(job)
    return Object.entries(BUILDS).flatMap(([path, name]) =>
      uploads.includes(path) && !uploads.includes(`sbom/${name}.cdx.json`) ? [path] : [],
    )
  })
  // A pull request's packages and scripts run with their job's permissions.
  const armed = jobs.filter(
    (job) => /^ {6}(?:contents|pull-requests|actions): write$/m.test(job) && /\b(?:npm|node)\b/.test(job),
  )
  // A title or branch name could contain quotes and inject code.
  const scripts = [...workflow.matchAll(/\brun: (?:\|\n((?: {10}.*\n)+)|(.+))/g)].map(
    ([, block, line]) => block ?? line!,
  )
  const written = scripts.filter((script) => script.includes('${{'))
  return [
    ...written.map((script) => `an expression in a script: ${script.trim()}`),
    // This trigger has the repository's permissions even for pull requests of strangers.
    ...(/\bpull_request_target\b/.test(workflow) ? ['pull_request_target'] : []),
    ...armed.map((job) => `may write and runs the branch's code: ${job.trim().split(':')[0]}`),
    ...named.map((line) => `no commit: ${line.trim()}`),
    ...unlocked.map((line) => `no lockfile: ${line.trim()}`),
    ...(/^permissions:\n {2}contents: read\n(?! )/m.test(workflow) ? [] : ['the permissions are not read-only']),
    ...unlisted.map((path) => `no bill of materials: ${path}`),
  ]
}

const WORKFLOWS = globSync('.github/workflows/*.{yml,yaml}', { cwd: ROOT })

describe('a workflow', () => {
  test.each(WORKFLOWS)('%s is pinned, locked and read-only, with bills of materials', (path) => {
    expect(problemsOf(read(path))).toEqual([])
  })

  test('that accepts pictures commits without running the code of the branch', () => {
    const pictures = read('.github/workflows/pictures.yml')
    const armed = pictures.replace(/^( {6}- name: Commit)$/m, '      - run: npm ci\n$1')
    expect(armed).not.toBe(pictures)
    expect(problemsOf(armed)).toEqual(["may write and runs the branch's code: accept"])
  })

  test('uploads every build', () => {
    const uploads = WORKFLOWS.flatMap((path) => jobsOf(read(path)).flatMap(uploadsOf))
    expect(uploads).toEqual(expect.arrayContaining(Object.keys(BUILDS)))
  })

  // Breaks each rule once, because a pattern that matches nothing goes unnoticed.
  const workflow = read('.github/workflows/ci.yml')
  test.each([
    ['an action by its tag', /actions\/checkout@.*/, 'actions/checkout@v7', 'no commit: - uses: actions/checkout@v7'],
    ['a hash without its version', / # v7\.0\.1$/m, '', expect.stringContaining('no commit')],
    [
      'a global install',
      /npm ci --ignore.*/,
      'npm install --global wrangler@4.156.0',
      'no lockfile: - run: npm install --global wrangler@4.156.0',
    ],
    ['a package by npx', /run: npm ci$/m, 'run: npx wrangler', 'no lockfile: - run: npx wrangler'],
    [
      'an input in a script',
      /run: npm ci$/m,
      'run: npm ci ${{ github.head_ref }}',
      'an expression in a script: npm ci ${{ github.head_ref }}',
    ],
    ['the rights of the repository', /^ {2}pull_request:$/m, '  pull_request_target:', 'pull_request_target'],
    ['no permissions', /^permissions:\n.*\n/m, '', 'the permissions are not read-only'],
    ['more permissions', /^ {2}contents: read$/m, '  contents: write', 'the permissions are not read-only'],
    ['a shop without its bill of materials', / +sbom\/shop.*\n/, '', 'no bill of materials: dist'],
    [
      'a Storybook without its bill of materials',
      /sbom\/storybook.*/,
      'states.json',
      'no bill of materials: storybook-static',
    ],
    ['a package without its bill of materials', / +sbom\/design-system.*\n/, '', 'no bill of materials: *.tgz'],
  ])('is rejected with %s', (_name, part, instead, problem) => {
    expect(workflow).toMatch(part)
    expect(problemsOf(workflow.replace(part, instead))).toContainEqual(problem)
  })
})

const [, COMMIT = ''] =
  /^ {6}- name: Commit\n {8}run: \|\n((?: {10}.*\n)+)/m.exec(read('.github/workflows/pictures.yml')) ?? []
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
