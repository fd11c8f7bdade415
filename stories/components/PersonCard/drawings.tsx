import { ArchDefinition, PersonCard, type PersonCardProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './PersonCard.stories.tsx'

const person = (fee: PersonCardProps['fee']) => (
  <Small width={420} zoom={0.75}>
    <ArchDefinition />
    <PersonCard {...propsOf<PersonCardProps>(Default)} fee={fee} />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    noFee: () => person(undefined),
    dash: () => person({ label: 'Per day', value: '–' }),
  },
}
