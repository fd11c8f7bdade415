/** The one table of picture modes: what the toolbar offers and what a camera photographs. Widths in CSS pixels. */
import { SCENARIOS } from '../mocks/scenarios.ts'

export const THEMES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'high-contrast', title: 'High contrast' },
] as const

export const DIRECTIONS = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
] as const

export const MOTIONS = [
  { value: 'full', title: 'Motion as the device says' },
  { value: 'reduced', title: 'Less motion' },
] as const

/** What the provider does, for stories that call it. */
export const NO_SCENARIO = 'none'
export const SITUATIONS = [{ value: NO_SCENARIO, title: 'Everything works' }, ...SCENARIOS.map(({ id, title }) => ({ value: id, title }))]

export const WIDTHS = { small: 320, phone: 390, tablet: 820, desktop: 1280 } as const
type Width = keyof typeof WIDTHS

const HEIGHTS = { small: 568, phone: 844, tablet: 1180, desktop: 800 } as const satisfies Record<Width, number>
const TYPES = { small: 'mobile', phone: 'mobile', tablet: 'tablet', desktop: 'desktop' } as const satisfies Record<Width, string>

/** The toolbar's screens. */
export const VIEWPORTS = Object.fromEntries(
  (Object.keys(WIDTHS) as Width[]).map((width) => [
    width,
    { name: `${width}, ${WIDTHS[width]} px`, type: TYPES[width], styles: { width: `${WIDTHS[width]}px`, height: `${HEIGHTS[width]}px` } },
  ]),
)

/**
 * What Chromatic photographs (`npm run chromatic`, with CHROMATIC_PROJECT_TOKEN in the environment). A story is taken
 * once, at 1280 px and with its own globals: theme and direction have stories of their own where they matter. A
 * component that is another one on a phone, or tells something by colour, asks for more in its meta:
 * `parameters: { chromatic: photographedIn('phone', 'dark') }`.
 */
const CAMERA = {
  desktop: { viewport: WIDTHS.desktop },
  phone: { viewport: WIDTHS.phone },
  dark: { viewport: WIDTHS.desktop, theme: 'dark' },
  'high contrast': { viewport: WIDTHS.desktop, theme: 'high-contrast' },
} as const

export function photographedIn(...more: (keyof typeof CAMERA)[]) {
  return { modes: Object.fromEntries((['desktop', ...more] as const).map((mode) => [mode, CAMERA[mode]])) }
}
