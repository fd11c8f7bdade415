import type { TourContent } from '../shape.ts'

export const TOUR: TourContent = {
  lead: 'Walk the acres before you book. Any slot between 7 AM and 9 PM, with somebody who knows where the light falls.',
  picture: '/art/scene/boat-jetty.svg',
  opens: 7,
  closes: 21,
}
