/** The Storybook that is photographed, and what changed in the repository. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from './storyIndex.ts'
import { affectedStories } from './importGraph.ts'

export const ROOT = join(import.meta.dirname, '../..')

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}

/** As static files, with the catalogue's pictures beside. */
export function buildStorybook(folder: string): void {
  run(process.execPath, ['mocks/art/emit.ts'])
  run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', folder])
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What changed since a commit, committed or not. */
function changedSince(ref: string): string[] {
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Only the components whose pictures the changes since a commit can reach. */
export function reachedSince(ref: string, components: readonly Component[]): Component[] {
  const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined)
  const files = new Set(
    affectedStories(
      components.map(({ file }) => file),
      changedSince(ref),
      '.storybook/preview.tsx',
      read,
    ),
  )
  return components.filter(({ file }) => files.has(file))
}
