/** What is written of each public component: its guide, and the props of it and of what it covers. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Guide } from '../../stories/support/guide.ts'
import { components } from '../docgen/cached.ts'
import type { Documented } from '../docgen/extract.ts'

const GUIDES = join(import.meta.dirname, '../../stories/guides')

export interface Described {
  name: string
  guide: Guide
  /** Its own first. A page such as Layout has none of its own name. */
  parts: readonly Documented[]
}

export async function described(): Promise<Described[]> {
  const all = await components()
  const files = readdirSync(GUIDES).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.map(async (file) => {
      const { guide } = (await import(join(GUIDES, file))) as { guide: Guide }
      const name = basename(file, '.ts')
      const parts = [...new Set([name, ...(guide.covers ?? [])])].flatMap(
        (part) => all.find((one) => one.name === part) ?? [],
      )
      return { name, guide, parts }
    }),
  )
}
