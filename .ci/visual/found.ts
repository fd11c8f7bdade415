/** What a run found, as its list keeps it. */
import type { Renderer } from './acceptedWith.ts'
import type { Cell } from './capture.ts'
import type { Place } from './describe.ts'
import type { Recolouring } from './recolouring.ts'

export interface Found extends Cell {
  readonly kind: 'new' | 'changed' | 'gone' | 'fault'
  readonly fault?: string
  readonly pixels?: number
  /** What changed, as a sentence. */
  readonly words?: string
  /** The most changed first, a few of them. */
  readonly places?: readonly Place[]
  readonly recolouring?: Recolouring
  /** Files beside the report: paths relative to it. */
  readonly before?: string
  readonly after?: string
  readonly difference?: string
  /** Of a picture that is not wanted as it is: why. */
  readonly rejected?: string
}

export interface Group {
  readonly title: string
  readonly words: string
  /** Paths of the pictures; the first is shown for all. */
  readonly members: readonly string[]
}

export interface Run {
  readonly renderer: Renderer
  /** Not limited by `--only` or `--since`. */
  readonly isWhole: boolean
  /** How many pictures were taken. */
  readonly taken: number
  /** How many were not, because nothing beside them differs. */
  readonly followed?: number
  readonly found: readonly Found[]
  readonly groups: readonly Group[]
  /** Paths of pictures that somebody looked at in the report. */
  readonly seen: readonly string[]
}
