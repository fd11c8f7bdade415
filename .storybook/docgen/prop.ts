export interface Prop {
  name: string
  /** TypeScript source, with unions of literals in full. */
  type: string
  /** Declarations of the types that `type` names. */
  detail?: string
  required?: true
  /** The default value, as written in the source. */
  initial?: string
  description: string
  kind: Kind
  options?: (string | number | boolean)[]
}

/** A `callback` returns nothing, a `function` returns a value. */
export type Kind = 'boolean' | 'callback' | 'choice' | 'data' | 'element' | 'function' | 'number' | 'ref' | 'text'
