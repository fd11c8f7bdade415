/** Writes the pictures of a change beside the report, and says in words what it is. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cell } from './capture.ts'
import { compare } from './compare.ts'
import { describe, type Place, type Scene } from './describe.ts'
import type { Found } from './found.ts'
import { decode, encodePng, type Picture } from './picture.ts'
import type { Recolouring } from './recolouring.ts'

/** So many places of a picture are shown. */
const SHOWN_PLACES = 4

function sentenceOf(places: readonly Place[], overall: readonly string[], recolouring?: Recolouring): string {
  if (recolouring) return `${recolouring.from} became ${recolouring.to}`
  const [first, ...others] = places
  return [
    first && `${first.label ? `“${first.label}”: ` : ''}${first.words}`,
    others.length > 0 && `${others.length} more ${others.length === 1 ? 'place' : 'places'}`,
    ...overall.slice(0, 3),
  ]
    .filter(Boolean)
    .join('; ')
}

/** @returns the file, relative to the report. */
export function writePicture(folder: string, { story, mode }: Cell, what: string, bytes: Buffer): string {
  const file = `pictures/${story}.${mode.replaceAll(' ', '-')}.${what}.png`
  writeFileSync(join(folder, file), bytes)
  return file
}

export async function writeChange(
  folder: string,
  cell: Cell,
  { before, after, scene }: { before: Picture; after: Buffer; scene: Scene },
): Promise<Partial<Found>> {
  const now = await decode(after)
  const { aligned, places, overall, recolouring } = describe(before, now, scene)
  // What only moved is not drawn as different.
  const difference = compare(aligned, now) ?? compare(before, now)
  return {
    pixels: compare(before, now)?.pixels ?? 0,
    words: sentenceOf(places, overall, recolouring),
    places: places.slice(0, SHOWN_PLACES),
    ...(recolouring && { recolouring }),
    before: writePicture(folder, cell, 'before', await encodePng(before)),
    after: writePicture(folder, cell, 'after', after),
    ...(difference && { difference: writePicture(folder, cell, 'difference', await encodePng(difference.picture)) }),
  }
}
