/** Every colour with its value in all themes, side by side, and the contrast of texts on their surfaces. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { color } from '../../design-system/tokens/contract.css.ts'
import { dark } from '../../design-system/tokens/dark.ts'
import { highContrast } from '../../design-system/tokens/highContrast.ts'
import { light } from '../../design-system/tokens/light.ts'
import { contrastRatio } from '../../design-system/tokens/luminance.ts'
import type { Theme } from '../../design-system/tokens/theme.ts'
import { FactTable } from './FactTable.tsx'
import { Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const THEMES: Readonly<Record<string, Theme>> = { light, dark, 'high contrast': highContrast }
const NAMES = Object.keys(THEMES)

const USES: Readonly<Record<keyof Theme, string>> = {
  surface: 'Backgrounds: the page, what stands on it, what lies in it, what lies over it.',
  ink: 'Texts and signs on these backgrounds.',
  border: 'Lines: between parts (hairline, default), around controls (control, strong).',
  action: 'Buttons and chosen things. The quiet and inverse ones are translucent, over any background.',
  focus: 'The ring of the focused element: outer line, and a gap inside it.',
  success: 'What has worked.',
  warning: 'What to mind before going on.',
  danger: 'What was refused or failed.',
  info: 'What is good to know.',
  availability: 'Days that are available, fast filling, sold out.',
  shadow: 'Elevation; shown under Spacing.',
  ornament: 'Decoration, never behind text.',
}

const isColour = (value: string) => value.startsWith('#') || value.startsWith('rgb')

function Swatch({ value }: { value: string }) {
  return (
    <span className={css.entry}>
      {isColour(value) && <span className={css.chip} style={{ background: value }} />}
      <code>{value}</code>
    </span>
  )
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  id: 'foundations-colour',
  parameters: {
    docs: {
      subtitle:
        'Each colour has a job, such as text on a raised surface. A theme gives the job its value; components use the job.',
    },
  },
})

/** Components use the variable, never the value. */
export const InEveryTheme = meta.story({
  render: () => (
    <Stack gap={8}>
      {Object.entries(color)
        .filter(([group]) => group !== 'shadow')
        .map(([group, jobs]) => (
          <Group key={group} name={group}>
            <Text>{USES[group as keyof Theme]}</Text>
            <FactTable
              label={group}
              head={['Variable', ...NAMES]}
              rows={Object.entries(jobs).map(([job, variable]) => [
                <code key="variable">{variable.slice('var('.length, -1)}</code>,
                ...NAMES.map((name) => (
                  <Swatch
                    key={name}
                    value={(THEMES[name]![group as keyof Theme] as unknown as Record<string, string>)[job] ?? ''}
                  />
                )),
              ])}
            />
          </Group>
        ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const value of [light.surface.canvas, dark.surface.canvas, highContrast.surface.canvas])
      await expect(canvas.getAllByText(value)[0]).toBeVisible()
  },
})

const SURFACES = ['canvas', 'raised', 'sunken', 'overlay'] as const
const INKS = ['default', 'muted', 'subtle', 'accent', 'link', 'placeholder', 'disabled'] as const

function Pair({ theme, ink, surface }: { theme: Theme; ink: string; surface: string }) {
  return (
    <span className={css.pair} style={{ color: ink, background: surface, borderColor: theme.border.default }}>
      Aa {contrastRatio(ink, surface).toFixed(1)}
    </span>
  )
}

/** At least 4.5 for every text on every surface that it is used on; a unit test checks all pairs. */
export const ContrastOfTexts = meta.story({
  render: () => (
    <Stack gap={8}>
      {Object.entries(THEMES).map(([name, theme]) => (
        <Group key={name} name={name}>
          <FactTable
            label={`Contrast, ${name}`}
            head={['Ink', ...SURFACES]}
            rows={INKS.map((ink) => [
              ink,
              ...SURFACES.map((surface) => (
                <Pair key={surface} theme={theme} ink={theme.ink[ink]} surface={theme.surface[surface]} />
              )),
            ])}
          />
        </Group>
      ))}
    </Stack>
  ),
})
