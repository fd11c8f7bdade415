/**
 * Accepted pictures, as hashes in a text file beside each story file: `Cart.pictures.txt` beside `Cart.stories.tsx`, or
 * `pictures.txt` in a component's folder, with one line per story and mode. Two branches conflict only if both accept
 * pictures of the same file. The pictures are not kept: if a hash differs, `before.ts` draws the old picture again.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModeName } from '../../.storybook/modes.ts'
import type { Found } from './groups.ts'
import { ROOT } from './storybook.ts'

/** Hashes by `story mode`, such as `components-badge--states high contrast`. */
export type Accepted = ReadonlyMap<string, string>

export const keyOf = (story: string, mode: string): string => `${story} ${mode}`

/** Hashes the PNG itself, so that an unchanged picture never has to be decoded. */
export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 20)

export const listFor = (storyFile: string): string =>
  storyFile.replace(/(\/(\w+)\/)\2\.stories\.tsx$/, '$1pictures.txt').replace(/\.stories\.tsx$/, '.pictures.txt')
export const storyFileOf = (list: string): string =>
  list.replace(/(\/(\w+)\/)pictures\.txt$/, '$1$2.stories.tsx').replace(/\.pictures\.txt$/, '.stories.tsx')

/** @throws if the file is damaged, for example by a merge. */
export function readAccepted(storyFile: string, root = ROOT): Accepted {
  const path = join(root, listFor(storyFile))
  const accepted = new Map<string, string>()
  if (!existsSync(path)) return accepted
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const [, key, hash] = /^(\S+ .+) ([\da-f]{20})$/.exec(line) ?? []
    if (!key || !hash || accepted.has(key))
      throw new Error(`${listFor(storyFile)} cannot be read at "${line}": keep one line for each story and mode.`)
    accepted.set(key, hash)
  }
  return accepted
}

/** Includes story files that no longer exist. */
export function readAllAccepted(root = ROOT): ReadonlyMap<string, Accepted> {
  const lists = globSync('stories/**/*pictures.txt', { cwd: root }).toSorted()
  return new Map(lists.map((list) => [storyFileOf(list), readAccepted(storyFileOf(list), root)]))
}

/** @param decisions the hash for each `story mode`, or undefined to remove a picture. */
export function writeAccepted(
  storyFile: string,
  decisions: ReadonlyMap<string, string | undefined>,
  root = ROOT,
): void {
  const lines = [...new Map([...readAccepted(storyFile, root), ...decisions])]
    .flatMap(([key, hash]) => (hash === undefined ? [] : `${key} ${hash}\n`))
    .toSorted()
  const path = join(root, listFor(storyFile))
  if (lines.length > 0) writeFileSync(path, lines.join(''))
  else rmSync(path, { force: true })
}

/**
 * Accepted pictures of a file that it does not draw any more: accepting them removes their lines.
 * @param met the pictures that were taken, as `story mode`.
 */
export function goneFrom(file: string, met: ReadonlySet<string>, root = ROOT): Found[] {
  return [...readAccepted(file, root).keys()]
    .filter((key) => !met.has(key))
    .map((key) => {
      const [, story = '', mode = ''] = /^(\S+) (.+)$/.exec(key) ?? []
      // The title is lost with the story, but its id contains the same words.
      const path = `${story.replace('--', '/').replace('-', '/')}/${mode}`
      return { file, story, mode: mode as ModeName, path, kind: 'gone' }
    })
}
