/** Parts of a story's context that helpers of a play function take. */
import type { StoryContext } from '@storybook/react-vite'

export type Canvas = StoryContext['canvas']
export type User = StoryContext['userEvent']
