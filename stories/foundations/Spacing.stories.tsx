import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { BREAKPOINTS } from '../../design-system/styles/media.ts'
import { color } from '../../design-system/tokens/contract.css.ts'
import { layer, radius, size, space } from '../../design-system/tokens/scale.ts'
import { Table } from '../support/guide/Table.tsx'
import { CHANGES, FillingGrids, Ruler, Windows } from './GridDrawings.tsx'
import { Entry, Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Spacing',
  id: 'foundations-spacing',
  parameters: { docs: { subtitle: 'Space, corners, sizes, layers, elevation, and the grid with its breakpoints.' } },
})

const steps = Object.entries(space)
const growsWithWindow = ([, value]: readonly [string, string]) => value.startsWith('clamp')
/** Smallest first, then those that grow with the window. */
const STEPS = [
  ...steps
    .filter((step) => !growsWithWindow(step))
    .toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other)),
  ...steps.filter(growsWithWindow),
]

export const Scale = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      <Stack gap={2}>
        {STEPS.map(([name, value]) => (
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
      <Group name="sizes of controls and content">
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
  lift: 'What floats a little: cards under the pointer, round buttons.',
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
    <Stack gap={8}>
      <Group name="breakpoints, on a ruler of window widths">
        <Ruler />
        <Table
          label="Breakpoints"
          head={['From', 'At the default text size', 'In em', 'What changes there']}
          rows={(Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]).map((name) => [
            name,
            `${BREAKPOINTS[name]} px`,
            `${BREAKPOINTS[name] / 16}em`,
            CHANGES[name],
          ])}
        />
      </Group>
      <Group name="content and gutters, windows drawn at one eighth">
        <Windows />
      </Group>
      <Group name="a grid that fills by itself">
        <FillingGrids />
      </Group>
      <Table
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
    </Stack>
  ),
  play: async ({ canvas }) => {
    // Content and gutter both stop growing.
    await expect(canvas.getByText('390 px: content 352, beside it 19')).toBeVisible()
    await expect(canvas.getByText('1440 px: content 1296, beside it 72')).toBeVisible()
  },
})
