/** What is known of a prop; made by `extract.ts`, shown by `argTypes.ts`. */
export interface Prop {
  name: string
  /** Its TypeScript; unions of literals in full. */
  type: string
  /** The declarations of the types that it names. */
  detail?: string
  required?: true
  /** The value without it, as written. */
  initial?: string
  description: string
  kind: Kind
  /** Of the kind `choice`. */
  options?: (string | number | boolean)[]
}

/** A `callback` returns nothing, a `function` returns a value. */
export type Kind = 'boolean' | 'callback' | 'choice' | 'data' | 'element' | 'function' | 'number' | 'ref' | 'text'
