/** Every colour with its value in all themes, side by side, and the contrast of texts on their surfaces. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { color } from '../../design-system/tokens/contract.css.ts'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import { contrastRatio } from '../../design-system/tokens/luminance.ts'
import { AVAILABILITIES, type Theme } from '../../design-system/tokens/theme.ts'
import { THEME_NAMES, themesOf } from '../../design-system/tokens/themes.ts'
import { Table } from '../support/guide/Table.tsx'
import { Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const themesFor = ({ brand }: Readonly<Record<string, unknown>>): Readonly<Record<string, Theme>> =>
  themesOf(BRANDS.find(({ id }) => id === brand) ?? BRANDS[0]!)

const USES: Readonly<Record<keyof Theme, string>> = {
  surface: 'Backgrounds: the page, what stands on it, what lies in it, what lies over it.',
  ink: 'Text and icons on these backgrounds.',
  border: 'Lines: between parts (hairline, default), around controls (control, strong).',
  action: 'Buttons and chosen things. The quiet and inverse ones are translucent, over any background.',
  focus: 'The ring of the focused element: outer line, and a gap inside it.',
  success: 'What has worked.',
  warning: 'What to mind before going on.',
  danger: 'What was refused or failed.',
  info: 'What is good to know.',
  availability: 'Days, by what is left on them.',
  shadow: 'Elevation; drawn under Spacing.',
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
  render: (_args, { globals }) => (
    <Stack gap={8}>
      {Object.entries(color).map(([group, jobs]) => (
        <Group key={group} name={group}>
          <Text>{USES[group as keyof Theme]}</Text>
          <Table
            label={group}
            head={['Variable', ...THEME_NAMES]}
            rows={Object.entries(jobs).map(([job, variable]) => [
              <code key="variable">{variable.slice('var('.length, -1)}</code>,
              ...THEME_NAMES.map((name) => (
                <Swatch
                  key={name}
                  value={
                    (themesFor(globals)[name]![group as keyof Theme] as unknown as Record<string, string>)[job] ?? ''
                  }
                />
              )),
            ])}
          />
        </Group>
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    for (const { surface } of Object.values(themesFor(globals)))
      await expect(canvas.getAllByText(surface.canvas)[0]).toBeVisible()
  },
})

const SURFACES = ['canvas', 'raised', 'sunken', 'overlay'] as const
const INKS = ['default', 'muted', 'subtle', 'accent', 'link', 'placeholder', 'disabled'] as const
const TONES = ['success', 'warning', 'danger', 'info'] as const
/** For normal text (WCAG 1.4.3 and 1.4.6). */
const AA = 4.5
const AAA = 7

/** Content with its own background. */
type Own = readonly [name: string, pair: (theme: Theme) => readonly [ink: string, surface: string]]
const OWN: readonly Own[] = [
  ['action', ({ action }) => [action.ink, action.bg]],
  ['action, hovered', ({ action }) => [action.ink, action.bgHover]],
  ['action, pressed', ({ action }) => [action.ink, action.bgPressed]],
  ['action, disabled', ({ action }) => [action.disabledInk, action.disabledBg]],
  ['selected', ({ action }) => [action.selectedInk, action.selectedBg]],
  ['inverse', ({ ink, surface }) => [ink.inverse, surface.inverse]],
  ...TONES.map((tone): Own => [tone, (theme: Theme) => [theme[tone].ink, theme[tone].bg]]),
  ...AVAILABILITIES.map((day): Own => [
    `badge, ${day}`,
    ({ availability }: Theme) => [availability[`${day}Ink`], availability[`${day}Bg`]],
  ]),
]

const levelOf = (ratio: number) => (ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : 'below AA')

function Pair({ theme, ink, surface }: { theme: Theme; ink: string; surface: string }) {
  const ratio = contrastRatio(ink, surface)
  return (
    <span className={css.pair} style={{ color: ink, background: surface, borderColor: theme.border.default }}>
      Aa {ratio.toFixed(1)}:1 {levelOf(ratio)}
    </span>
  )
}

/** At least AA for every text on every surface that it is used on; a unit test checks all pairs. */
export const ContrastOfTexts = meta.story({
  render: (_args, { globals }) => (
    <Stack gap={8}>
      {Object.entries(themesFor(globals)).map(([name, theme]) => (
        <Group key={name} name={name}>
          <Table
            label={`Contrast, ${name}`}
            head={['Ink', ...SURFACES]}
            rows={INKS.map((ink) => [
              ink,
              ...SURFACES.map((surface) => (
                <Pair key={surface} theme={theme} ink={theme.ink[ink]} surface={theme.surface[surface]} />
              )),
            ])}
          />
          <Table
            label={`Contrast on backgrounds of their own, ${name}`}
            head={['Pair', 'Contrast']}
            rows={OWN.map(([what, pair]) => {
              const [ink, surface] = pair(theme)
              return [what, <Pair key="pair" theme={theme} ink={ink} surface={surface} />]
            })}
          />
        </Group>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const pairs = THEME_NAMES.length * (INKS.length * SURFACES.length + OWN.length)
    await expect(canvas.getAllByText(/^Aa \d+\.\d:1 AAA?$/)).toHaveLength(pairs)
  },
})
