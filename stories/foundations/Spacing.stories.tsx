import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { layer, radius, size, space } from '../../design-system/tokens/scale.ts'
import { Entry, Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({ title: 'Foundations/Spacing', id: 'foundations-spacing' })

export const Scale = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      <Stack gap={2}>
        {Object.entries(space).map(([name, value]) => (
          <div key={name}>
            <span className={css.value}>
              {name}: {value}
            </span>
            <div className={css.bar} style={{ width: value }} />
          </div>
        ))}
      </Stack>
      <Group name="corners">
        {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
          <Entry key={name} name={name} value={apertureAcres.radius[name]}>
            <span className={css.arched} style={{ borderRadius: radius[name] }} />
          </Entry>
        ))}
      </Group>
      <Group name="sizes that return">
        {Object.entries(size).map(([name, value]) => (
          <Entry key={name} name={name} value={value} />
        ))}
      </Group>
      <Group name="layers, from the page up">
        {Object.entries(layer).map(([name, value]) => (
          <Entry key={name} name={name} value={value} />
        ))}
      </Group>
    </Stack>
  ),
})
