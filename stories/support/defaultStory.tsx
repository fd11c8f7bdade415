import { type ComponentType, Fragment, type ReactNode } from 'react'

export interface StoryInput {
  readonly id?: string
  readonly component?: ComponentType<object>
  readonly args?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly render?: (args: object) => ReactNode
  readonly play?: unknown
}

export interface Story {
  readonly input: StoryInput
  readonly meta: { readonly input: StoryInput }
}

export const inFull = ({ input, meta }: Story) => ({
  ...meta.input,
  ...input,
  args: { ...meta.input.args, ...input.args },
  parameters: { ...meta.input.parameters, ...input.parameters },
})

export const propsOf = <Props extends object>(story: { readonly input: object; readonly meta: object }) =>
  inFull(story as Story).args as Props

/**
 * Renders a story's component without decorators. `parameters.parts` contains props that show every part of it,
 * `parameters.off` those that make it busy or disabled; each may be a list of props.
 */
export function Drawn({ story, as = 'parts' }: { story: Story; as?: 'parts' | 'off' }) {
  const { component: Component, render, args, parameters } = inFull(story)
  return [parameters[as] ?? {}].flat().map((more: object, at) => {
    const props = { ...args, ...more }
    return <Fragment key={at}>{Component ? <Component {...props} /> : render?.(props)}</Fragment>
  })
}

export const anatomyOf = (story: Story, frame?: object): ReactNode =>
  frame ? (
    <Drawn story={story} />
  ) : (
    <div style={{ width: 420, maxWidth: '100%', display: 'grid', gap: 16, alignItems: 'start' }}>
      <Drawn story={story} />
    </div>
  )
