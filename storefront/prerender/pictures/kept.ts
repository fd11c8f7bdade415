/** Caches encoded pictures between builds by their content, and what is known about each URL. */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../../text/json.ts'
import type { Validators } from './download.ts'
import { filesOf, RECIPE, type Encoded } from './recipe.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 45

const schema = v.object({
  name: v.string(),
  about: v.string(),
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
})
export type KeptPicture = v.InferOutput<typeof schema>

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(`${RECIPE} `).update(content).digest('base64url')

/** The name is a hash of the content, so that browsers may cache files for ever. */
export const nameOf = (bytes: Buffer): string => hashOf(bytes).slice(0, 12)

export function keptPictures(folder: string) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (name: string): string => join(folder, name)
  const addressFile = (address: string): string => fileOf(`address-${hashOf(address).slice(0, 24)}.json`)
  const contentFile = (name: string): string => fileOf(`${name}.json`)

  /** Renames a finished file, so that an interrupted build leaves no half of one. */
  function write(path: string, content: string | Buffer): void {
    const part = `${path}.${process.pid}.part`
    writeFileSync(part, content)
    renameSync(part, path)
  }

  function read(path: string): KeptPicture | undefined {
    const kept = existsSync(path) ? parseJson(schema, readFileSync(path, 'utf8')) : undefined
    return kept && filesOf(kept.about).every((file) => existsSync(fileOf(`${kept.name}-${file}`))) ? kept : undefined
  }

  return {
    byAddress: (address: string) => read(addressFile(address)),
    byContent: (name: string) => read(contentFile(name)),
    keep(name: string, { about, files }: Encoded): KeptPicture {
      for (const [file, content] of files) write(fileOf(`${name}-${file}`), content)
      const kept = { name, about }
      write(contentFile(name), JSON.stringify(kept))
      return kept
    },
    keepAddress(address: string, { name, about }: KeptPicture, { etag, modified }: Validators): void {
      write(addressFile(address), JSON.stringify({ name, about, etag, modified }))
    },
    copyTo(target: string, { name, about }: KeptPicture, address: string): void {
      const now = new Date()
      for (const file of filesOf(about)) {
        copyFileSync(fileOf(`${name}-${file}`), join(target, `${name}-${file}`))
        utimesSync(fileOf(`${name}-${file}`), now, now)
      }
      for (const used of [addressFile(address), contentFile(name)]) if (existsSync(used)) utimesSync(used, now, now)
    },
    forgetUnused(): void {
      for (const name of readdirSync(folder))
        // Another build may have renamed it since.
        if (Date.now() - (statSync(fileOf(name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > KEPT_DAYS * DAY_MS)
          rmSync(fileOf(name), { force: true })
    },
  }
}
