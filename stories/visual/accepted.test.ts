import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAccepted, readAllAccepted, writeAccepted } from './accepted.ts'

const BADGE = 'stories/components/Badge/Badge.stories.tsx'
const PRICE = 'stories/components/Price/Price.stories.tsx'
const [OLD, NEW] = ['0'.repeat(20), 'f'.repeat(20)]

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'accepted-'))
  for (const name of ['Badge', 'Price']) mkdirSync(join(root, 'stories/components', name), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const accept = (file: string, ...decisions: [key: string, hash: string | undefined][]) =>
  writeAccepted(file, new Map(decisions), root)
const list = join('stories/components/Badge/pictures.txt')

test('a list has a sorted line for each story and mode, and goes with the last of them', () => {
  accept(BADGE, ['badge--states phone', OLD], ['badge--states high contrast', OLD], ['badge--longest dark', OLD])
  accept(BADGE, ['badge--states phone', NEW], ['badge--longest dark', undefined])
  expect(readFileSync(join(root, list), 'utf8')).toBe(
    `badge--states high contrast ${OLD}\nbadge--states phone ${NEW}\n`,
  )
  expect(readAllAccepted(root).get(BADGE)).toEqual(readAccepted(BADGE, root))
  accept(BADGE, ['badge--states phone', undefined], ['badge--states high contrast', undefined])
  expect(existsSync(join(root, list))).toBe(false)
  expect(readAccepted(BADGE, root)).toEqual(new Map())
})

test.each([
  ['a conflict', `<<<<<<< HEAD\nbadge--states dark ${OLD}\n`],
  ['two pictures of one mode', `badge--states dark ${OLD}\nbadge--states dark ${NEW}\n`],
])('a list with %s is refused', (_, text) => {
  writeFileSync(join(root, list), text)
  expect(() => readAccepted(BADGE, root)).toThrow('Badge/pictures.txt cannot be read')
})

test('pictures accepted on two branches conflict only in the same file', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'pipe' })
  const commit = (file: string, hash: string) => {
    accept(file, ['x--states dark', hash])
    git('add', '--all')
    git('commit', '--quiet', '--message', file)
  }
  git('init', '--quiet', '--initial-branch', 'main')
  commit(BADGE, OLD)
  git('checkout', '--quiet', '-b', 'mine')
  commit(BADGE, NEW)
  git('checkout', '--quiet', 'main')
  commit(PRICE, NEW)
  git('merge', '--quiet', 'mine')
  expect(readAccepted(BADGE, root).get('x--states dark')).toBe(NEW)
  git('checkout', '--quiet', '-b', 'theirs', 'main~')
  commit(BADGE, '1'.repeat(20))
  expect(() => git('merge', '--quiet', 'main')).toThrow()
})
