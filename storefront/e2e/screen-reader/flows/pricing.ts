import type { Flow } from './flow.ts'
import { addGoldenHour } from './steps.ts'

/** A package into the cart by the grid of dates. */
export const pricing: Flow = {
  name: 'package',
  path: '/pricing/pre-wedding-maternity',
  async run(person) {
    await addGoldenHour(person)
  },
}
