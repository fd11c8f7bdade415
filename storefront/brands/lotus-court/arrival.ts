import type { ArrivalContent } from '../shape.ts'

export const ARRIVAL: ArrivalContent = {
  bring: ['An identity document', 'Shoes that may get wet', 'An umbrella from June to September'],
}
