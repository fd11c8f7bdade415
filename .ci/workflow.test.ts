/** What runs on GitHub beside the tokens: nothing that is not pinned, no more rights than needed, no build without its list of parts. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The folders that builds leave, and the list that has to be handed on by the same job. */
const BUILDS = { dist: 'shop', 'storybook-static': 'storybook', '*.tgz': 'design-system' }

/** Each job's text, by its name. */
function jobsOf(workflow: string): string[] {
  const [, jobs = ''] = workflow.split(/^jobs:\n/m)
  return jobs.split(/^(?= {2}[\w-]+:$)/m).filter((job) => job.trim() !== '')
}

/** The paths that one job hands on as artifacts. */
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
  return [
    ...named.map((line) => `no commit: ${line.trim()}`),
    ...unlocked.map((line) => `no lockfile: ${line.trim()}`),
    ...(/^permissions:\n {2}contents: read\n(?! )/m.test(workflow) ? [] : ['the permissions are not those to read']),
    ...unlisted.map((path) => `no list of parts: ${path}`),
  ]
}

const WORKFLOWS = globSync('.github/workflows/*.{yml,yaml}', { cwd: ROOT })

describe('a workflow', () => {
  test.each(WORKFLOWS)('%s is pinned, locked, limited and listed', (path) => {
    expect(problemsOf(read(path))).toEqual([])
  })

  test('of this repository hands on every build', () => {
    const uploads = WORKFLOWS.flatMap((path) => jobsOf(read(path)).flatMap(uploadsOf))
    expect(uploads).toEqual(expect.arrayContaining(Object.keys(BUILDS)))
  })

  // Each rule is broken once, or it could be quiet because it matches nothing.
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
    ['no permissions', /^permissions:\n.*\n/m, '', 'the permissions are not those to read'],
    ['more permissions', /^ {2}contents: read$/m, '  contents: write', 'the permissions are not those to read'],
    ['a shop without its list', / +sbom\/shop.*\n/, '', 'no list of parts: dist'],
    ['a Storybook without its list', /sbom\/storybook.*/, 'states.json', 'no list of parts: storybook-static'],
    ['a package without its list', / +sbom\/design-system.*\n/, '', 'no list of parts: *.tgz'],
  ])('is refused with %s', (_name, part, instead, problem) => {
    expect(workflow).toMatch(part)
    expect(problemsOf(workflow.replace(part, instead))).toContainEqual(problem)
  })
})

test.each(globSync('{package-lock.json,.github/*/package-lock.json}', { cwd: ROOT }))(
  '%s names no registry but npm’s',
  (path) => {
    const hosts = [...read(path).matchAll(/"resolved": "([^"]+)"/g)].map(([, address = '']) => new URL(address).host)
    expect([...new Set(hosts)].filter((host) => host !== 'registry.npmjs.org')).toEqual([])
  },
)
