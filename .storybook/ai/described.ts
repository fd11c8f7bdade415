import type { Guide } from '../../stories/support/guide.ts'
import { components } from '../docgen/cached.ts'
import type { Documented } from '../docgen/extract.ts'
import { readGuides } from '../readGuides.ts'

export interface Described {
  name: string
  guide: Guide
  /** The guide's own component comes first; a guide such as Layout has none of that name. */
  parts: readonly Documented[]
}

export async function described(): Promise<Described[]> {
  const all = await components()
  return (await readGuides()).map(({ name, guide }) => {
    const parts = [...new Set([name, ...(guide.covers ?? [])])].flatMap(
      (part) => all.find((one) => one.name === part) ?? [],
    )
    return { name, guide, parts }
  })
}
