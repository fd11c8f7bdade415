import type { ArrivalContent } from '../shape.ts'

export const ARRIVAL: ArrivalContent = {}
