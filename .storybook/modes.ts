/** The modes of the toolbar and of the pictures. Widths in CSS pixels. */
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
  { value: 'full', title: 'Motion: system setting' },
  { value: 'reduced', title: 'Less motion' },
] as const

/** Scenarios of the mock provider. */
export const NO_SCENARIO = 'none'
export const SITUATIONS = [
  { value: NO_SCENARIO, title: 'Backend: normal' },
  ...SCENARIOS.map(({ id, title }) => ({ value: id, title })),
]

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
  /** Default: the story's own, or light. */
  theme?: (typeof THEMES)[number]['value']
  direction?: 'rtl'
  motion?: 'reduced'
  forcedColors?: true
  /** Percent of the root font size. */
  textSize?: 200
}

/**
 * `npm run visual` captures all of them, Chromatic those that a story file asks for. Themes are captured at one width: a theme
 * changes colours and no layout.
 */
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

/** Of whole pages; their components are captured in every mode. */
export const PAGE_MODES: readonly ModeName[] = ['desktop', 'dark', 'high contrast', 'phone']

/** By the id of a story or of its file; titles are groups of the sidebar, and may change. */
export const isComponent = (id: string) => id.startsWith('components-')
/** Of the shop: all of its page, or the content of a route. */
export const isScreen = (id: string) => /^(?:pages|routes)-/.test(id)

/**
 * Stories tagged `text` are checked like other visual ones, but not photographed: each new sentence would be another picture,
 * and the pinned Chromium draws no Arabic, for want of a font.
 */
export const isPhotographed = (tags: readonly string[]) => tags.includes('visual') && !tags.includes('text')

/** Chromatic supports neither forced colours nor text size. */
type ChromaticMode = Exclude<ModeName, 'forced colours' | 'large text'>

const supportedByChromatic = (name: ModeName): name is ChromaticMode =>
  name !== 'forced colours' && name !== 'large text'

function forChromatic(name: ChromaticMode) {
  const { width, ...globals } = MODES[name]
  return { viewport: WIDTHS[width], ...globals }
}

const taken = (names: readonly ChromaticMode[]) => ({
  modes: Object.fromEntries(names.map((name) => [name, forChromatic(name)])),
})

/**
 * The modes of a story in Chromatic (`npm run chromatic`): desktop, dark, and more where a component differs:
 * `parameters: { chromatic: photographedIn('phone') }`.
 */
export function photographedIn(...more: Exclude<ChromaticMode, 'desktop' | 'dark'>[]) {
  return taken(['desktop', 'dark', ...more])
}

const ALL = (Object.keys(MODES) as ModeName[]).filter(supportedByChromatic)
const OF_PAGES = PAGE_MODES.filter(supportedByChromatic)

/** Chromatic's parameters of a story. @param all every supported mode instead of those asked for. */
export function inChromatic({
  id,
  tags,
  asked,
  all,
}: {
  id: string
  tags: readonly string[]
  asked: unknown
  all: boolean
}) {
  if (!isPhotographed(tags)) return { disableSnapshot: true }
  return all ? taken(isComponent(id) ? ALL : OF_PAGES) : asked
}
