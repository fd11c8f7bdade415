import type { ComponentType, ReactNode } from 'react'

export interface StoryInput {
  readonly id?: string
  readonly component?: ComponentType<object>
  readonly args?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly render?: (args: object) => ReactNode
  readonly play?: unknown
}

/** As much of a story as is read here. */
export interface Story {
  readonly input: StoryInput
  readonly meta: { readonly input: StoryInput }
}

/** A story with what its file gives to all of them. */
export const inFull = ({ input, meta }: Story) => ({
  ...meta.input,
  ...input,
  args: { ...meta.input.args, ...input.args },
  parameters: { ...meta.input.parameters, ...input.parameters },
})

/** Draws a story without decorators and without Storybook around it. */
export function Drawn({ story }: { story: Story }) {
  const { component: Component, render, args } = inFull(story)
  return render ? render(args) : Component && <Component {...args} />
}
