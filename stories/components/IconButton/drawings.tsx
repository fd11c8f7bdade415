import { Button, IconButton, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Row } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    words: () => <Button variant="secondary">Compare packages</Button>,
    newMeaning: () => (
      <Row>
        <IconButton icon="refresh" outline label="Compare packages" onClick={nothing} />
        <Text size="small">Named “Compare packages”, looks like “Load again”</Text>
      </Row>
    ),
  },
}
