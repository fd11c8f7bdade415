/** Modes of the toolbar and of pictures. Widths are CSS pixels. */
import { SCENARIOS } from '../mocks/scenarios.ts'

export const THEMES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'high-contrast', title: 'High contrast' },
] as const

export const DIRECTIONS = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'ar', title: 'Right to left' },
  // As in pictures: the pinned Chromium has no Arabic font.
  { value: 'rtl', title: 'Right to left, English' },
] as const

export const MOTIONS = [
  { value: 'full', title: 'Motion: system setting' },
  { value: 'reduced', title: 'Less motion' },
] as const

export const NO_SCENARIO = 'none'
export const SITUATIONS = [
  { value: NO_SCENARIO, title: 'Backend: normal' },
  ...SCENARIOS.map(({ id, title }) => ({ value: id, title })),
]

/** The time in all stories and pictures. With the real time, a story that names a day would fail on that day. */
export const NOW = '2026-11-21T12:00:00+05:30'

export const WIDTHS = { small: 320, phone: 390, tablet: 820, desktop: 1280 } as const
type Width = keyof typeof WIDTHS

export const HEIGHTS = { small: 568, phone: 844, tablet: 1180, desktop: 800 } as const satisfies Record<Width, number>
const TYPES = { small: 'mobile', phone: 'mobile', tablet: 'tablet', desktop: 'desktop' } as const satisfies Record<
  Width,
  string
>

export const VIEWPORTS = Object.fromEntries(
  (Object.keys(WIDTHS) as Width[]).map((width) => [
    width,
    {
      name: `${width}, ${WIDTHS[width]} px`,
      type: TYPES[width],
      styles: { width: `${WIDTHS[width]}px`, height: `${HEIGHTS[width]}px` },
    },
  ]),
)

export interface Mode {
  width: Width
  theme?: (typeof THEMES)[number]['value']
  direction?: 'rtl'
  motion?: 'reduced'
  forcedColors?: true
  /** Percent of the root font size. */
  textSize?: 200
}

/** Themes are captured at one width, because they change colours but no layout. */
export const MODES = {
  desktop: { width: 'desktop' },
  dark: { width: 'desktop', theme: 'dark' },
  'high contrast': { width: 'desktop', theme: 'high-contrast' },
  tablet: { width: 'tablet' },
  phone: { width: 'phone' },
  'forced colours': { width: 'desktop', forcedColors: true },
  'less motion': { width: 'desktop', motion: 'reduced' },
  'right to left': { width: 'desktop', direction: 'rtl' },
  'large text': { width: 'phone', textSize: 200 },
} as const satisfies Record<string, Mode>

export type ModeName = keyof typeof MODES

/** For whole pages, and for Chromatic. `npm run visual` captures components in every mode. */
export const PAGE_MODES: readonly ModeName[] = ['desktop', 'dark', 'high contrast', 'phone']

/** Looks at the id of a story or file, because titles may change. */
export const isComponent = (id: string) => id.startsWith('components-')
/** A whole page, or the content of a route. */
export const isScreen = (id: string) => /^(?:pages|routes)-/.test(id)

/** Stories tagged `text` are checked but not photographed: each new sentence would add a picture. */
export const isPhotographed = (tags: readonly string[]) => tags.includes('visual') && !tags.includes('text')

/** Chromatic takes every photographed story in the modes of a page: it supports neither forced colours nor text size. */
export const inChromatic = (tags: readonly string[]) =>
  isPhotographed(tags)
    ? {
        modes: Object.fromEntries(
          PAGE_MODES.map((name) => {
            const { width, ...globals }: Mode = MODES[name]
            return [name, { viewport: WIDTHS[width], ...globals }]
          }),
        ),
      }
    : { disableSnapshot: true }
