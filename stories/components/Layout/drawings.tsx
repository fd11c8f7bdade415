import type { ReactNode } from 'react'
import { Badge, Container, Grid, Inline, Picture, Section, Stack, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile, tinted } from '../../support/sketch.tsx'

const Facts = ({ between }: { between?: ReactNode }) => (
  <Pile width={280}>
    <Stack gap={4}>
      <Text>Seven arches and a well</Text>
      {between}
      <Text>A courtyard of sandstone</Text>
      {between}
      <Text>A stair to the roof</Text>
    </Stack>
  </Pile>
)

export const drawings: Drawings = {
  anatomy: () => (
    <div style={{ width: 420, maxWidth: '100%' }}>
      <Section surface="tint" pad="stack">
        <Container>
          <Stack gap={6}>
            <Inline gap={2}>
              <Badge>Sets</Badge>
              <Badge>Props</Badge>
              <Badge>Outfits</Badge>
            </Inline>
            <Grid as="ul" gap={4} min={120}>
              {['#fad4c4', '#b8bfef'].map((colour) => (
                <li key={colour}>
                  <Picture src={tinted(colour)} alt="" ratio="4/3" />
                </li>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
    </div>
  ),
  examples: {
    space: () => <Facts />,
    lines: () => <Facts between={<hr style={{ width: '100%' }} />} />,
  },
}
