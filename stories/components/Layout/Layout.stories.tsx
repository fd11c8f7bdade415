import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import {
  Container,
  type Gap,
  Grid,
  Inline,
  type InlineProps,
  Section,
  type SectionProps,
  Stack,
} from '../../../design-system/components/Layout/Layout.tsx'
import * as css from '../../../design-system/components/Layout/Layout.css.ts'
import { Text } from '../../../design-system/components/Text/Text.tsx'

const meta = preview.meta({
  title: 'Layout/Layout',
  id: 'components-layout',
  component: Stack,
  args: { gap: 4, children: null },
  parameters: { layout: 'fullscreen' },
})

const keysOf = <Key extends string | number>(choices: Record<Key, string>) => Object.keys(choices) as Key[]

const words = ['First light', 'Golden hour', 'Blue hour', 'Moonlit', 'A whole day and the night between']

const surfaces = () => (
  <main>
    {keysOf(css.section).map((surface) => (
      <Section key={surface} surface={surface} pad="stack" labelledBy={`${surface}-title`}>
        <Container>
          <Stack gap={4}>
            <Heading level={2} size="title-m" id={`${surface}-title`}>
              {surface}
            </Heading>
            <Grid min={200} gap={4} as="ul">
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </Grid>
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
)

export const Default = meta.story({
  args: {
    gap: 4,
    children: [
      <Text key="light">First light</Text>,
      <Text key="golden">Golden hour</Text>,
      <Text key="blue">Blue hour</Text>,
    ],
  },
})

export const All = meta.story({
  tags: ['visual'],
  render: surfaces,
  play: async ({ canvas }) => {
    const named = canvas.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
    await expect(named).toEqual(Object.keys(css.section))
    for (const name of named) await expect(canvas.getByRole('region', { name })).toBeVisible()
  },
})

const squares = [1, 2].map((key) => (
  <svg key={key} width="24" height="24" aria-hidden="true">
    <rect width="24" height="24" fill="currentColor" />
  </svg>
))

export const Gaps = meta.story({
  tags: ['visual'],
  render: () => (
    <Container width="text">
      <Stack gap={6}>
        {keysOf(css.gap).map((gap) => (
          <div key={gap}>
            <Text size="caption">{gap}</Text>
            <Inline gap={gap as Gap} wrap={false}>
              {squares}
            </Inline>
          </div>
        ))}
      </Stack>
    </Container>
  ),
})

export const AlignAndJustify = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={6}>
      {keysOf(css.align).map((align) => (
        <Inline key={align} gap={4} align={align as NonNullable<InlineProps['align']>}>
          <Heading level={2} size="title-l">
            {align}
          </Heading>
          {squares}
        </Inline>
      ))}
      {keysOf(css.justify).map((justify) => (
        <Inline key={justify} gap={4} justify={justify as NonNullable<InlineProps['justify']>}>
          <Text as="span">{justify}</Text>
          {squares}
        </Inline>
      ))}
    </Stack>
  ),
})

export const Paddings = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      {keysOf(css.pad).map((pad) => (
        <Section key={pad} pad={pad as NonNullable<SectionProps['pad']>} surface="sun">
          <Text>{pad}</Text>
        </Section>
      ))}
    </>
  ),
})

export const LeastWidths = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={4}>
      {Object.keys(css.columns).map((min) => (
        <Grid key={min} min={Number(min)} gap={2}>
          {words.slice(0, 3).map((word) => (
            <Text key={word} size="small">
              {word}, {min} px
            </Text>
          ))}
        </Grid>
      ))}
    </Stack>
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
