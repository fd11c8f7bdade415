import type { ArrivalContent } from '../shape.ts'

export const ARRIVAL: ArrivalContent = {
  bring: [
    'An identity document; guests under 18 come with a responsible adult',
    'Shoes for grass and gravel, and a shawl for the evening',
    'Papers of animals and drones that we have agreed to',
  ],
}
