import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Container, Divider, Grid, Inline, Section, Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { guide } from '../guides/Layout.ts'

const meta = preview.meta({ title: 'Components/Layout', component: Stack, args: { gap: 4, children: null }, parameters: { guide, layout: 'fullscreen' } })

const words = ['First light', 'Golden hour', 'Blue hour', 'Moonlit', 'A whole day and the night between']

export const All = meta.story({
  tags: ['visual'],
  render: () => (
    <main>
      {(['canvas', 'sunken', 'sun', 'tint', 'inverse'] as const).map((surface) => (
        <Section key={surface} surface={surface} pad="stack" labelledBy={`${surface}-title`}>
          <Container>
            <Stack gap={4}>
              <Heading level={2} size="title-m" id={`${surface}-title`}>
                {surface}
              </Heading>
              <Divider strength="strong" />
              <Grid min={200} gap={4} as="ul">
                {words.map((word) => (
                  <li key={word}>{word}</li>
                ))}
              </Grid>
              <Divider />
              <Inline gap={6} justify="between">
                {words.slice(0, 3).map((word) => (
                  <Text key={word} as="span">
                    {word}
                  </Text>
                ))}
              </Inline>
            </Stack>
          </Container>
        </Section>
      ))}
    </main>
  ),
})

export const GridNeverWiderThanItsParent = meta.story({
  render: () => (
    <div style={{ width: 240 }}>
      <Grid min={590} gap={2} id="grid">
        <Text>One column only</Text>
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#grid')?.scrollWidth).toBe(240)
  },
})
