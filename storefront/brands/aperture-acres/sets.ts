import type { SetsContent } from '../shape.ts'

export const SETS: SetsContent = {
  title: '70+ Locations Worldwide',
  description:
    'Over 50 indoor and outdoor set-ups and 100 backdrops on 3 acres: courtyards, a jetty, a ranch, a stepwell, lofts and lawns.',
  lead: 'Over 50 set-ups and 100 backdrops, indoors and under the open sky, a short walk from one another.',
}
