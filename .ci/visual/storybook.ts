/** Builds Storybook, and finds the stories that a change can affect. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from './storyIndex.ts'
import { affectedStories, filesReachedFrom } from './importGraph.ts'

export const ROOT = join(import.meta.dirname, '../..')

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}

export function buildStorybook(folder: string): void {
  run(process.execPath, ['mocks/art/emit.ts'])
  run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', folder])
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files changed since a commit, committed or not. */
export function changedSince(ref: string): string[] {
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
}

const readSource = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined)

/** Of some story files those that import a changed file, directly or not. */
export function storiesReachedBy(changed: readonly string[], files: readonly string[]): string[] {
  return affectedStories(files, changed, '.storybook/preview.tsx', readSource)
}

/** Only the components whose pictures can differ by what changed since a commit, the nearest first. */
export function reachedSince(ref: string, components: readonly Component[]): Component[] {
  // What others changed on that branch meanwhile is not ours.
  const [base = ref] = git('merge-base', ref, 'HEAD')
  const reached = new Set(
    storiesReachedBy(
      changedSince(base),
      components.map(({ file }) => file),
    ),
  )
  const size = new Map([...reached].map((file) => [file, filesReachedFrom(file, readSource).size]))
  // What imports least is nearest to a change: a component's own stories come before the pages that use it.
  return components
    .filter(({ file }) => reached.has(file))
    .toSorted((one, other) => size.get(one.file)! - size.get(other.file)!)
}
