/**
 * Replaces the preview in unit tests, which need its parameters but not its workers:
 * `vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))`.
 */
import type { StoryInput } from './defaultStory.tsx'

export default {
  meta: (meta: StoryInput) => ({ story: (input: StoryInput = {}) => ({ input, meta: { input: meta } }) }),
}
