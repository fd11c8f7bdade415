/**
 * By default the sidebar lists a component's docs, `Default` and `States`. Its filter by tag shows the rest: examples,
 * which are on the docs page, and tests, which play but are not photographed.
 */
import type { Indexer } from 'storybook/internal/types'

export const BEHAVIOUR = 'behaviour'
export const EXAMPLE = 'example'
const LISTED = ['Default', 'States']

interface Told {
  file: string
  plays: boolean
  tags: readonly string[]
}

const isOfComponent = (file: string) => /(?:^|[/\\])stories[/\\]components[/\\]/.test(file)
const isBehaviour = ({ file, plays, tags }: Told) => plays && !tags.includes('visual') && isOfComponent(file)

export const withTags = (existing: Indexer[] = []): Indexer[] =>
  existing.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => {
        const { __stats, exportName, tags = [] } = entry
        const isTest = isBehaviour({ file, plays: Boolean(__stats?.play), tags })
        if (!isTest && (!isOfComponent(file) || LISTED.includes(exportName))) return entry
        return { ...entry, tags: [...tags, isTest ? BEHAVIOUR : EXAMPLE] }
      }),
  }))

/** For `parameters.docs.stories.filter`. */
export const isToLookAt = (story: {
  playFunction?: unknown
  tags: readonly string[]
  parameters: Readonly<Record<string, unknown>>
}) =>
  !isBehaviour({
    file: String(story.parameters['fileName']),
    plays: story.playFunction !== undefined,
    tags: story.tags,
  })
