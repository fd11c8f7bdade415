import { spawnSync } from 'node:child_process'
import { ROOT } from './storybook.ts'

/** @returns undefined if git fails. */
function git(args: readonly string[], root: string): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/**
 * @returns the merge base with main or, for commits on main itself, with what was pushed; a note says why it is not the
 * start of the work.
 */
export function baseOfWork(root = ROOT): { commit: string; note?: string } {
  const [head] = git(['rev-parse', 'HEAD'], root) ?? []
  const bases = ['main', 'origin/main'].flatMap((main) => git(['merge-base', main, 'HEAD'], root) ?? [])
  const commit = bases.find((base) => base !== head) ?? bases[0]
  if (commit) return { commit }
  return {
    commit: 'HEAD',
    note: 'This clone does not reach back to main, so that only uncommitted changes count.',
  }
}

/**
 * Files changed since a commit, committed or not.
 * @throws if there is no such commit.
 */
export function changedSince(ref: string, root = ROOT): string[] {
  const changed = git(['diff', '--name-only', ref, '--'], root)
  if (!changed) throw new Error(`Git knows no commit "${ref}" here. In a shallow clone, fetch it first.`)
  return [...changed, ...(git(['ls-files', '--others', '--exclude-standard'], root) ?? [])]
}

/** Later changes on the other branch do not count. */
export const mergeBaseWith = (ref: string, root = ROOT): string => git(['merge-base', ref, 'HEAD'], root)?.[0] ?? ref
