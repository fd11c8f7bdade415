import { ArchDefinition, PersonCard, type PersonCardProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing, Small } from '../../support/sketch.tsx'

const person = (fee: PersonCardProps['fee']) => (
  <Small width={420} zoom={0.75}>
    <ArchDefinition />
    <PersonCard
      name="Meera Kulkarni"
      level={3}
      portrait={{ src: EVENING, alt: '' }}
      description="Portraits in the last light."
      experience={{ label: 'Experience', value: '12 years' }}
      fee={fee}
      action={{ label: 'Hire', describedName: 'Hire Meera Kulkarni', onPress: nothing }}
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    noFee: () => person(undefined),
    dash: () => person({ label: 'Per day', value: '–' }),
  },
}
