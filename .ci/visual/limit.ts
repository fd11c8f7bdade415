/** What a run takes that may not take all. */
import type { Component } from './storyIndex.ts'

const picturesOf = ({ stories, modes }: Component): number => stories.length * modes.length

export interface Limited {
  readonly components: readonly Component[]
  /** How many of them are taken in full, and how many by one picture. */
  readonly whole: number
  readonly glimpsed: number
  /** How many are not taken at all. */
  readonly left: number
}

/**
 * The first components in full, and one picture of each that does not fit, so that a change which reaches everything is seen
 * wherever it shows.
 * @param components the nearest to the change first.
 */
export function limitTo(atMost: number, components: readonly Component[]): Limited {
  let room = atMost
  let whole = 0
  // Each of the rest keeps room for one.
  for (const component of components) {
    const rest = components.length - whole - 1
    if (picturesOf(component) + rest > room) break
    room -= picturesOf(component)
    whole += 1
  }
  const glimpsed = components
    .slice(whole, whole + room)
    .map((component) => ({ ...component, stories: component.stories.slice(0, 1), modes: component.modes.slice(0, 1) }))
  return {
    components: [...components.slice(0, whole), ...glimpsed],
    whole,
    glimpsed: glimpsed.length,
    left: components.length - whole - glimpsed.length,
  }
}

/** A sentence, where something is left out. */
export function limitWords({ whole, glimpsed, left }: Limited): string | undefined {
  if (glimpsed + left === 0) return undefined
  const parts = [
    `the ${whole} nearest in full`,
    `${glimpsed} by one picture each`,
    ...(left > 0 ? [`${left} not at all`] : []),
  ]
  return `${whole + glimpsed + left} components and pages are reached, and photographed in part: ${parts.join(', ')}. "npm run visual" takes all.`
}
