import type { Attributes } from './allowed.ts'

export interface ProseElement {
  tag: string
  attributes: Attributes
  children: readonly ProseNode[]
}
export type ProseNode = string | ProseElement

/** An element that is still open. Without a tag it is unwrapped and its children stay. */
export interface OpenElement {
  /** As written in the source; empty for an implied element. */
  name: string
  tag: string | undefined
  children: ProseNode[]
}
