/**
 * Reads and writes the accepted pictures. Each component has a folder: lossless pictures named by their hash, so that equal
 * ones are kept once, and a list with one line per story and mode. Every mode is compared by its hash; a theme at a smaller
 * width repeats the shapes of that width and the colours of the desktop, so that its picture is not kept, and high contrast
 * of whole screens is kept by their components.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScreen, type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import { decode, encodeLossless, type Picture } from './picture.ts'

/** In the repository, unless VISUAL_BASELINES names another folder. */
export const BASELINES_FOLDER = process.env['VISUAL_BASELINES'] ?? join(import.meta.dirname, 'baselines')

/** Changes of two stories merge without a conflict, because an empty line stands between them. */
export const LIST_FILE = 'pictures.txt'

export interface Baseline {
  /** Of the browser's PNG, so that an equal picture needs no decoding. */
  readonly hash: string
  /** Width and height in CSS pixels: `1280x800`. */
  readonly size: string
}

/** By story and mode. */
export type Baselines = Readonly<Record<string, Readonly<Partial<Record<ModeName, Baseline>>>>>

/** A picture to accept, or one to forget where `png` is missing. */
export interface Decision {
  readonly story: string
  readonly mode: ModeName
  readonly png?: Buffer
}

export const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 20)

/** Themes at smaller widths would be a third of all bytes, and screens in high contrast 8 of 63 MB. */
export function isKept(name: ModeName, story: string): boolean {
  const { theme, width }: Mode = MODES[name]
  return !theme || (width === 'desktop' && !(theme === 'high-contrast' && isScreen(story)))
}

/** The mode whose kept picture is nearest: of the same colours, or else the first. */
export const keptLike = (name: ModeName, story: string): ModeName => {
  const { theme }: Mode = MODES[name]
  const kept = (Object.keys(MODES) as ModeName[]).filter((other) => isKept(other, story))
  return kept.find((other) => other === name || (MODES[other] as Mode).theme === theme) ?? kept[0]!
}

const fileOf = (hash: string) => `${hash}.webp`

function parseList(text: string): Record<string, Partial<Record<ModeName, Baseline>>> {
  const baselines: Record<string, Partial<Record<ModeName, Baseline>>> = {}
  for (const line of text.split('\n').filter(Boolean)) {
    const [story = '', mode = '', size = '', hash = ''] = line.split(' | ')
    if (!hash) throw new Error(`The list of accepted pictures cannot be read: "${line}"`)
    const modes = (baselines[story] ??= {})
    if (modes[mode as ModeName])
      throw new Error(`Two pictures are accepted for ${story}, ${mode}: keep one of the two lines.`)
    modes[mode as ModeName] = { hash, size }
  }
  return baselines
}

function listOf(baselines: Baselines): string {
  const linesOf = (story: string) =>
    Object.entries(baselines[story]!)
      .map(([mode, { size, hash }]) => `${story} | ${mode} | ${size} | ${hash}\n`)
      .toSorted()
      .join('')
  return Object.keys(baselines).toSorted().map(linesOf).filter(Boolean).join('\n')
}

/** @throws when the list is damaged, for example by a merge. */
export function readBaselines(component: string, folder = BASELINES_FOLDER): Baselines {
  const list = join(folder, component, LIST_FILE)
  return existsSync(list) ? parseList(readFileSync(list, 'utf8')) : {}
}

export const baselineComponents = (folder = BASELINES_FOLDER): string[] =>
  existsSync(folder) ? readdirSync(folder) : []

/** By component. */
export const allBaselines = (folder = BASELINES_FOLDER): Record<string, Baselines> =>
  Object.fromEntries(baselineComponents(folder).map((component) => [component, readBaselines(component, folder)]))

/** @returns undefined where only the hash is kept. */
export async function decodeBaseline(
  component: string,
  { hash }: Baseline,
  folder = BASELINES_FOLDER,
): Promise<Picture | undefined> {
  const file = join(folder, component, fileOf(hash))
  return existsSync(file) ? decode(readFileSync(file)) : undefined
}

/** Files that have to be there. */
const keptFiles = (baselines: Baselines): Set<string> =>
  new Set(
    Object.entries(baselines).flatMap(([story, modes]) =>
      (Object.keys(modes) as ModeName[]).filter((mode) => isKept(mode, story)).map((mode) => fileOf(modes[mode]!.hash)),
    ),
  )

/** Writes what is new, and deletes pictures that no line names any more. */
export async function updateBaselines(
  component: string,
  decisions: readonly Decision[],
  folder = BASELINES_FOLDER,
): Promise<void> {
  const target = join(folder, component)
  const baselines = { ...readBaselines(component, folder) }
  mkdirSync(target, { recursive: true })
  for (const { story, mode, png } of decisions) {
    const { [mode]: _replaced, ...others } = baselines[story] ?? {}
    baselines[story] = others
    if (!png) continue
    const hash = hashOf(png)
    const picture = await decode(png)
    baselines[story] = { ...others, [mode]: { hash, size: `${picture.width}x${picture.height}` } }
    const file = join(target, fileOf(hash))
    if (isKept(mode, story) && !existsSync(file)) writeFileSync(file, await encodeLossless(picture))
  }
  const list = listOf(baselines)
  if (list === '') return rmSync(target, { recursive: true })
  writeFileSync(join(target, LIST_FILE), list)
  const named = keptFiles(baselines)
  for (const file of readdirSync(target)) if (file !== LIST_FILE && !named.has(file)) rmSync(join(target, file))
}

/** Lines without their picture, and pictures without a line. */
export function damagedBaselines(folder = BASELINES_FOLDER): string[] {
  return baselineComponents(folder).flatMap((component) => {
    const named = keptFiles(readBaselines(component, folder))
    const files = new Set(readdirSync(join(folder, component)).filter((file) => file !== LIST_FILE))
    return [
      ...[...named].filter((file) => !files.has(file)).map((file) => `${component}/${file} is missing`),
      ...[...files].filter((file) => !named.has(file)).map((file) => `${component}/${file} is in no line`),
    ]
  })
}
