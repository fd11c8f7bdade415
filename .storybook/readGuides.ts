import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Guide } from '../stories/support/guide.ts'

const COMPONENTS = join(import.meta.dirname, '../stories/components')

/** As `stories/support/guides.ts`, without Vite. */
export const readGuides = (): Promise<{ name: string; guide: Guide }[]> =>
  Promise.all(
    globSync(join(COMPONENTS, '*/guide.ts'))
      .toSorted()
      .map(async (path) => {
        const { guide } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { guide: Guide }
        return { name: basename(dirname(path)), guide }
      }),
  )
