import type { Attributes } from './allowed.ts'

export interface ProseElement {
  tag: string
  attributes: Attributes
  children: readonly ProseNode[]
}
export type ProseNode = string | ProseElement

/** An element not closed yet. Without a tag it is left out and its children stay. */
export interface OpenElement {
  /** As written in the source; empty for an implied element. */
  name: string
  tag: string | undefined
  children: ProseNode[]
}
