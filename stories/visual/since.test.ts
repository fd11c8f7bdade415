import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseOfWork, changedSince } from './since.ts'

let folder: string
let root: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'since-'))
  root = join(folder, 'work')
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', root])
  commit('first')
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()
function commit(file: string): string {
  writeFileSync(join(root, file), file)
  git('add', file)
  git('commit', '--quiet', '--message', file)
  return git('rev-parse', 'HEAD')
}

test('a branch begins where it left main', () => {
  const first = git('rev-parse', 'HEAD')
  git('checkout', '--quiet', '-b', 'branch')
  commit('mine')
  git('checkout', '--quiet', 'main')
  commit('theirs')
  git('checkout', '--quiet', 'branch')
  writeFileSync(join(root, 'open'), '')
  expect(baseOfWork(root)).toEqual({ commit: first })
  expect(changedSince(first, root)).toEqual(['mine', 'open'])
})

test('commits on main are compared with what was pushed', () => {
  const first = git('rev-parse', 'HEAD')
  expect(baseOfWork(root)).toEqual({ commit: first })
  git('update-ref', 'refs/remotes/origin/main', first)
  commit('second')
  expect(baseOfWork(root)).toEqual({ commit: first })
})

test('a shallow, detached clone has no base, and says so', () => {
  commit('second')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, join(folder, 'clone')])
  root = join(folder, 'clone')
  git('checkout', '--quiet', '--detach')
  for (const ref of ['refs/heads/main', 'refs/remotes/origin/main', 'refs/remotes/origin/HEAD'])
    git('update-ref', '-d', ref)
  expect(baseOfWork(root)).toEqual({ commit: 'HEAD', note: expect.stringContaining('only uncommitted changes') })
  expect(changedSince('HEAD', root)).toEqual([])
})

test('an unknown commit is named', () => {
  expect(() => changedSince('nowhere', root)).toThrow('Git knows no commit "nowhere"')
})
