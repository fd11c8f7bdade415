import { Heading, type HeadingProps, Section, Stack, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const card = (size: HeadingProps['size']) => (
  <Pile width={320}>
    <Section surface="tint" pad="stack">
      <Stack gap={2}>
        <Heading level={3} size={size}>
          Sets and stays
        </Heading>
        <Text size="small">Seven arches and a well.</Text>
      </Stack>
    </Section>
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    titleSize: () => card('title-s'),
    displaySize: () => card('display-m'),
  },
}
