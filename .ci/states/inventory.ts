/** Reads stories, guides and the design system's exports without running anything. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Guide } from '../../stories/support/guide.ts'
import { readStoryFile, type StoryEntry } from './storyFile.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

export interface Inventory {
  readonly stories: readonly (StoryEntry & { readonly file: string })[]
  readonly guides: readonly {
    readonly name: string
    readonly keyboard: Guide['keyboard']
    readonly covers: readonly string[]
  }[]
  readonly exported: readonly string[]
}

/** Components only: no types, no constants. */
export function exportedBy(door: string): string[] {
  const reExportsIn = [...door.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  const made = [...door.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  return [...reExportsIn, ...made].filter((name) => /^[A-Z][a-z]\w*$/.test(name))
}

async function readGuides(): Promise<Inventory['guides']> {
  const files = globSync('stories/guides/*.ts', { cwd: ROOT }).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { guide } = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)) as { guide: Guide }
      return { name: basename(file, '.ts'), keyboard: guide.keyboard, covers: guide.covers ?? [] }
    }),
  )
}

export async function readInventory(): Promise<Inventory> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: ROOT }).toSorted()
  return {
    stories: files.flatMap((file) => readStoryFile(read(file), file).map((story) => ({ ...story, file }))),
    guides: await readGuides(),
    exported: exportedBy(read('design-system/index.ts')),
  }
}
