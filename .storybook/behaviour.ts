/**
 * Stories of components that exist to test: they play and are not photographed. They run like all others, but neither
 * the docs nor the sidebar lists them; the sidebar's filter by tag brings them back.
 */
import type { Indexer } from 'storybook/internal/types'

export const BEHAVIOUR = 'behaviour'

interface Told {
  /** Where the story is written. */
  file: string
  plays: boolean
  tags: readonly string[]
}

export const isBehaviour = ({ file, plays, tags }: Told) =>
  plays && !tags.includes('visual') && /(?:^|[/\\])stories[/\\]components[/\\]/.test(file)

/** Storybook's own indexers, which also write the tag into the index. */
export const withBehaviour = (existing: Indexer[] = []): Indexer[] =>
  existing.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => {
        const { __stats, tags = [] } = entry
        return isBehaviour({ file, plays: Boolean(__stats?.play), tags })
          ? { ...entry, tags: [...tags, BEHAVIOUR] }
          : entry
      }),
  }))

/** For `parameters.docs.stories.filter` and whatever else lists stories on a docs page. */
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
