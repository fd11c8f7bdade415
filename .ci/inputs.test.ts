import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashInputs, hasPassed, notePass } from './inputs.ts'
import type { Step } from './steps.ts'

const BUILD: Step = { name: 'Build', command: 'build', ignores: /\.txt$/, makes: 'dist' }

let root: string
function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'))
  execFileSync('git', ['init', '--quiet', root])
  write('.gitignore', 'dist/\nnode_modules/\n.cache/\n')
  write('shop.ts', 'one')
  write('notes.txt', 'one')
  write('dist/index.html', 'built')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

/** Whether a passed step runs again after `change`. */
function runsAgain(change: () => void, step = BUILD, folders: readonly string[] = []): boolean {
  notePass(step, hashInputs(step, folders, root)!, root)
  change()
  return !hasPassed(step, hashInputs(step, folders, root)!, root)
}

it.each<[string, () => void]>([
  ['a file', () => write('shop.ts', 'two')],
  ['a file that is not committed', () => write('new.ts', '')],
  ['a file that is gone', () => rmSync(join(root, 'shop.ts'))],
  ['a package', () => write('node_modules/.package-lock.json', '{}')],
  ['a variable of the environment', () => vi.stubEnv('BRAND', 'lotus-court')],
  ['the browser', () => vi.stubEnv('CHROMIUM_PATH', join(root, 'shop.ts'))],
  ['the day', () => vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })],
  ['what it has made', () => write('dist/index.html', 'rebuilt')],
  ['when that was made', () => utimesSync(join(root, 'dist/index.html'), 0, 0)],
])('a step runs again after a change of %s', (_, change) => {
  expect(runsAgain(change)).toBe(true)
})

it('a step runs again after a change of its command, or of what another step has made for it', () => {
  const reader: Step = { name: 'End to end', command: 'test' }
  expect(runsAgain(() => write('dist/index.html', 'rebuilt'), reader, ['dist'])).toBe(true)
  notePass(BUILD, hashInputs(BUILD, [], root)!, root)
  expect(hasPassed(BUILD, hashInputs({ ...BUILD, command: 'other' }, [], root)!, root)).toBe(false)
})

it.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['what it ignores', () => write('notes.txt', 'two')],
  ['what git ignores', () => write('.cache/notes', '')],
  ['a variable of npm', () => vi.stubEnv('npm_lifecycle_event', 'check')],
])('a step does not run again after a change of %s', (_, change) => {
  expect(runsAgain(change)).toBe(false)
})

it('nothing is known without git, nor of a step that depends on more than files', () => {
  expect(hashInputs({ ...BUILD, isNeverSkipped: true }, [], root)).toBeUndefined()
  rmSync(join(root, '.git'), { recursive: true })
  expect(hashInputs(BUILD, [], root)).toBeUndefined()
})
