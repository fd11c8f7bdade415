/** Fluid sizes between 360 and 1440 px, weights, and font widths. */
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { font, fontSize, fontWeight, fontWidth, lineHeight } from '../../design-system/tokens/scale.ts'
import { faceOf } from './downloads.ts'
import { Table } from '../support/guide/Table.tsx'
import { Entry, Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Type',
  id: 'foundations-type',
  parameters: {
    asWritten: true,
    docs: { subtitle: 'Two faces, sizes that grow with the window, and the weights and widths between them.' },
  },
})

export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      <Stack gap={4}>
        {Object.entries(fontSize).map(([name, value]) => (
          <div key={name}>
            <span style={{ fontSize: value, fontFamily: font[faceOf(name)], lineHeight: 1.15 }}>
              ₹1,23,456 in {name}
            </span>
            <span className={css.value}>{value}</span>
          </div>
        ))}
      </Stack>
      <Group name="weight">
        {Object.entries(fontWeight).map(([name, value]) => (
          <Entry key={name} name={name} value={value}>
            <span style={{ fontWeight: value }}>Golden hour</span>
          </Entry>
        ))}
      </Group>
      <Group name="width">
        {Object.entries(fontWidth).map(([name, value]) => (
          <Entry key={name} name={name} value={value}>
            <span style={{ fontStretch: value }}>Golden hour</span>
          </Entry>
        ))}
      </Group>
      <Group name="line height">
        {Object.entries(lineHeight).map(([name, value]) => (
          <Entry key={name} name={name} value={value} />
        ))}
      </Group>
    </Stack>
  ),
})

/** Pixels at the browser's default text size. */
function endsOf(value: string): string {
  const [least, , most] = value.slice('clamp('.length, -1).split(', ')
  return [least, most].map((end) => `${Math.round(Number.parseFloat(end ?? '') * 160) / 10} px`).join(' to ')
}

const IN_DEVANAGARI = 'तीन एकड़, एक आसमान के नीचे।'

/** The display face is for titles, the text face for all else. Other scripts take the device's face. */
export const FacesAndPixels = meta.story({
  render: () => (
    <Stack gap={8}>
      <Group name="pairing">
        <div style={{ gridColumn: '1 / -1' }}>
          <p style={{ fontFamily: font.display, fontSize: fontSize.displayS, lineHeight: lineHeight.display }}>
            Three acres, under one sky
          </p>
          <p style={{ fontFamily: font.text, fontSize: fontSize.lead, lineHeight: lineHeight.lead }}>
            A private open-air studio with fifty set-ups, from ₹12,500 for half a day.
          </p>
          <p lang="hi" style={{ fontFamily: font.text, fontSize: fontSize.lead, lineHeight: lineHeight.loose }}>
            {IN_DEVANAGARI}
          </p>
        </div>
      </Group>
      <Group name="sizes, on a window of 360 to 1440 px">
        <Table
          label="Sizes"
          head={['Size', 'Pixels', 'Text face', 'Display face']}
          rows={Object.entries(fontSize).map(([name, value]) => [
            name,
            endsOf(value),
            <span key="text" style={{ fontSize: value, fontFamily: font.text, lineHeight: lineHeight.display }}>
              Golden hour
            </span>,
            <span key="display" style={{ fontSize: value, fontFamily: font.display, lineHeight: lineHeight.display }}>
              Golden hour
            </span>,
          ])}
        />
      </Group>
    </Stack>
  ),
})
