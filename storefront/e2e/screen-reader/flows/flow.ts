import type { Person } from '../person.ts'

export interface Flow {
  readonly name: string
  /** The page that is opened. */
  readonly path: string
  readonly run: (person: Person) => Promise<void>
}
