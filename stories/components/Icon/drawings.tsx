import { Icon, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Row } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    colourOfText: () => (
      <Row>
        <Icon name="clock" />
        <Text>2:00 pm – 8:00 pm</Text>
      </Row>
    ),
    ownColour: () => (
      <Row>
        <span style={{ color: '#e0115f' }}>
          <Icon name="clock" />
        </span>
        <Text>2:00 pm – 8:00 pm</Text>
      </Row>
    ),
  },
}
