import type { Flow } from './flow.ts'
import { addGoldenHour } from './steps.ts'

export const pricing: Flow = {
  name: 'package',
  path: '/pricing/pre-wedding-maternity',
  async run(person) {
    await addGoldenHour(person)
  },
}
