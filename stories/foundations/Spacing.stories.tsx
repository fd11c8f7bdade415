import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { BREAKPOINTS } from '../../design-system/styles/media.ts'
import { color } from '../../design-system/tokens/contract.css.ts'
import { layer, radius, size, space } from '../../design-system/tokens/scale.ts'
import { FactTable } from './FactTable.tsx'
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

const HEIGHTS: Readonly<Record<keyof typeof color.shadow, string>> = {
  rest: 'What lies on the page; nothing uses it at present.',
  lift: 'What floats a little: cards under the pointer, round buttons, tooltips.',
  overlay: 'Menus, dialogs, sheets and toasts.',
}

/** Shadows in light themes, lines in dark ones. */
export const Elevation = meta.story({
  render: () => (
    <Group name="elevation">
      {Object.entries(color.shadow).map(([name, shadow]) => (
        <Stack key={name} gap={3}>
          <span className={css.raisedCard} style={{ boxShadow: shadow }}>
            {name}
          </span>
          <span className={css.value}>{HEIGHTS[name as keyof typeof HEIGHTS]}</span>
        </Stack>
      ))}
    </Group>
  ),
})

/** In em, so that larger text gets the layout of a narrower window. Grids fill by themselves where they can. */
export const GridAndBreakpoints = meta.story({
  render: () => (
    <Group name="grid and breakpoints">
      <FactTable
        label="Breakpoints"
        head={['From', 'At the default text size', 'In em']}
        rows={Object.entries(BREAKPOINTS).map(([name, pixels]) => [name, `${pixels} px`, `${pixels / 16}em`])}
      />
      <FactTable
        label="Widths and gaps"
        head={['Size', 'Value', 'Use']}
        rows={[
          ['size.content', size.content, 'The widest content of a page'],
          ['size.measure', size.measure, 'The widest line of text'],
          ['space.gutter', space.gutter, 'Beside the content of a page'],
          ['space.section', space.section, 'Between sections of a page'],
          ['space.stack', space.stack, 'Between blocks of a section'],
        ]}
      />
    </Group>
  ),
})
