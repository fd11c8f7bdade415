import type { Person } from '../person.ts'

export interface Flow {
  readonly name: string
  readonly path: string
  readonly run: (person: Person) => Promise<void>
}
