import type { CSSProperties } from 'react'
import { THUMBNAIL } from '../../.ci/states/thumbnail.ts'
import type { ComponentStates, State } from '../../.ci/states/table.ts'
import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import * as css from './States.stories.css.ts'

/** Relative to the published page; at the root of the development server. */
export const besidePage = (path: string) => (import.meta.env.PROD ? new URL(path, document.baseURI).href : `/${path}`)

/** The story, in the mode as far as the toolbar can set it. */
function storyIn(story: string, name: ModeName): string {
  const { width, theme, direction, motion }: Mode = MODES[name]
  const globals = Object.entries({
    'viewport.value': width === 'desktop' ? undefined : width,
    theme,
    direction,
    motion,
  }).flatMap(([key, value]) => (value ? [`${key}:${value}`] : []))
  return `./?path=/story/${story}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`
}

/** Shows one picture of a component's sprite. */
export function pictureStyle({ id, states }: ComponentStates, state: State, mode: ModeName): CSSProperties {
  const [width, height] = [THUMBNAIL.width / 2, THUMBNAIL.height / 2]
  const modes = Object.keys(MODES)
  return {
    width,
    height,
    backgroundImage: `url("${besidePage(`states/${id}.webp`)}")`,
    backgroundSize: `${modes.length * width}px ${states.length * height}px`,
    backgroundPosition: `${-modes.indexOf(mode) * width}px ${-states.indexOf(state) * height}px`,
  }
}

/** A dash if the story is not photographed in this mode. */
export function PictureCell({
  component,
  state,
  mode,
  hasPictures,
}: {
  component: ComponentStates
  state: State
  mode: ModeName
  hasPictures: boolean
}) {
  const hash = state.pictures[mode]
  if (hash === undefined) return '–'
  if (hash === null) return hasPictures ? <span className={css.missing}>missing</span> : 'none yet'
  return (
    <a
      className={css.picture}
      href={storyIn(state.id, mode)}
      target="_top"
      aria-label={`${state.name}, ${mode}: accepted`}
      style={pictureStyle(component, state, mode)}
    />
  )
}
