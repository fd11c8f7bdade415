import { Accordion } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const list = (titles: readonly string[]) => (
  <Pile width={420}>
    <Accordion
      level={3}
      items={titles.map((title) => ({ id: title, title, content: 'Yes. A second couple costs 50% extra.' }))}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    asAsked: () => list(['Can a second couple join?', 'How long can we shoot on one set?']),
    keywords: () => list(['Second couple', 'Set duration']),
  },
}
