/** Fluid sizes between 360 and 1440 px, weights, and font widths. */
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { fontSize, fontWeight, fontWidth, lineHeight } from '../../design-system/tokens/scale.ts'
import { Entry, Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({ title: 'Foundations/Type', id: 'foundations-type' })

export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      <Stack gap={4}>
        {Object.entries(fontSize).map(([name, value]) => (
          <div key={name}>
            <span style={{ fontSize: value, lineHeight: 1.15 }}>₹1,23,456 in {name}</span>
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
      <Group name="width, the lenses">
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
