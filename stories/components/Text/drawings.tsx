import { Text, type TextProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const paragraph = (weight: TextProps['weight']) => (
  <Text weight={weight}>
    The courtyard has seven arches and a well. In the evening lamps are lit, and the stair leads to the roof.
  </Text>
)

export const drawings: Drawings = {
  examples: {
    regular: () => <Pile>{paragraph('regular')}</Pile>,
    semibold: () => <Pile>{paragraph('semibold')}</Pile>,
  },
}
