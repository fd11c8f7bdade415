/**
 * Stands in for the preview in unit tests, which need what stories are given and none of the preview's workers:
 * `vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))`.
 */
import type { StoryInput } from './defaultStory.tsx'

export default {
  meta: (meta: StoryInput) => ({ story: (input: StoryInput = {}) => ({ input, meta: { input: meta } }) }),
}
