/** Finds what stories lack. Each message says what to do. */
import { basename } from 'node:path'
import { type Accepted, listFor } from '../visual/accepted.ts'
import { appliesTo } from '../visual/camera.ts'
import { visualStories } from '../visual/storyIndex.ts'
import type { StoryEntry } from './storyFile.ts'

export interface Inventory {
  readonly stories: readonly (StoryEntry & { readonly file: string })[]
  readonly accepted: ReadonlyMap<string, Accepted>
}

/** By story file, as `story mode`. */
function wantedPictures(stories: Inventory['stories']): Map<string, Set<string>> {
  const own = new Map(stories.map((story) => [story.id, story.own]))
  const entries = Object.fromEntries(
    stories.map(({ id, title, name, file, tags }) => [id, { id, title, name, type: 'story', importPath: file, tags }]),
  )
  return new Map(
    visualStories({ entries }).map(({ file, stories }) => [
      file,
      new Set(
        stories.flatMap(({ id, modes }) =>
          modes.filter((mode) => appliesTo(mode, own.get(id)!)).map((mode) => `${id} ${mode}`),
        ),
      ),
    ]),
  )
}

function pictureGaps({ stories, accepted }: Inventory): string[] {
  const wanted = wantedPictures(stories)
  return [...new Set([...wanted.keys(), ...accepted.keys()])].flatMap((file) => {
    const name = basename(file, '.stories.tsx')
    const [draws, has] = [wanted.get(file) ?? new Set<string>(), accepted.get(file) ?? new Map<string, string>()]
    const missing = [...draws].filter((key) => !has.has(key))
    const gone = [...has.keys()].filter((key) => !draws.has(key))
    const how = `Run npm run visual -- --only ${name}, look, then npm run visual -- --update ${name}.`
    const end = wanted.has(file) ? how : 'Delete that file.'
    return [
      ...missing.map((key) => `${key} has no accepted picture. ${how}`),
      ...gone.map((key) => `${key} is not drawn any more, but has an accepted picture in ${listFor(file)}. ${end}`),
    ]
  })
}

function unexplainedExceptions({ stories }: Inventory): string[] {
  return stories.flatMap(({ id, file, exception }) => {
    if (!exception || exception.reason) return []
    const what = exception.rules === 'all' ? 'is not judged by axe' : `does without ${exception.rules.join(', ')}`
    return [`${id} ${what}, without a reason. Write it as a comment beside the exception in ${file}.`]
  })
}

export const gapsIn = (inventory: Inventory): string[] => [
  ...pictureGaps(inventory),
  ...unexplainedExceptions(inventory),
]
