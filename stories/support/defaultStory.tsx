import { type ComponentType, Fragment, type ReactNode } from 'react'

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

export const propsOf = <Props extends object>(story: { readonly input: object; readonly meta: object }) =>
  inFull(story as Story).args as Props

/**
 * Draws the component of a story with the story's props, without what is around it. `parameters.parts` has further props
 * that show every part of the component, `parameters.off` those that make it busy or disabled; each may be a list of props.
 */
export function Drawn({ story, as = 'parts' }: { story: Story; as?: 'parts' | 'off' }) {
  const { component: Component, render, args, parameters } = inFull(story)
  return [parameters[as] ?? {}].flat().map((more: object, at) => {
    const props = { ...args, ...more }
    return <Fragment key={at}>{Component ? <Component {...props} /> : render?.(props)}</Fragment>
  })
}

/** A component with its parts to be numbered, in a window of its own or in a column. */
export const anatomyOf = (story: Story, frame?: object): ReactNode =>
  frame ? (
    <Drawn story={story} />
  ) : (
    <div style={{ width: 420, maxWidth: '100%', display: 'grid', gap: 16, alignItems: 'start' }}>
      <Drawn story={story} />
    </div>
  )
