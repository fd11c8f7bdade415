/** Workflows: pinned actions, locked installs, minimal permissions, a bill of materials with every build. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** What builds upload, and the bill of materials that the same job has to upload. */
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
  // A proposal's packages and scripts run with the rights of their job.
  const armed = jobs.filter(
    (job) => /^ {6}(?:contents|pull-requests|actions): write$/m.test(job) && /\b(?:npm|node)\b/.test(job),
  )
  return [
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

  // A pattern that matches nothing goes unnoticed, so each rule is broken once.
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

test.each(globSync('{package-lock.json,.github/*/package-lock.json}', { cwd: ROOT }))(
  '%s uses npm’s registry only',
  (path) => {
    const hosts = [...read(path).matchAll(/"resolved": "([^"]+)"/g)].map(([, address = '']) => new URL(address).host)
    expect([...new Set(hosts)].filter((host) => host !== 'registry.npmjs.org')).toEqual([])
  },
)
