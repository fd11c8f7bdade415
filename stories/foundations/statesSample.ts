/** Sample data for the stories of the table. */
import type { State, StateTable } from '../../.ci/states/table.ts'
import type { ModeName } from '../../.storybook/modes.ts'

const modes: readonly ModeName[] = ['desktop', 'dark', 'phone', 'forced colours']
const all = (hash: string | null): State['pictures'] => Object.fromEntries(modes.map((mode) => [mode, hash]))
const NOTHING = { found: 0, excepted: 0 }
const THEMES = ['light', 'dark', 'high-contrast']

export const SAMPLE: StateTable = {
  modes,
  testedAt: '2026-11-21T10:15:00.000Z',
  hasPictures: true,
  components: [
    {
      id: 'components-badge',
      title: 'Catalogue/Badge',
      file: 'stories/components/Badge.stories.tsx',
      states: [
        {
          id: 'components-badge--states',
          name: 'States',
          pictures: all('5ad2'),
          axe: { themes: THEMES, exception: undefined },
          audit: NOTHING,
          plays: false,
          shows: 6,
          passed: true,
        },
        {
          id: 'components-badge--at-night',
          name: 'At Night',
          pictures: { desktop: '77c1' },
          axe: { themes: THEMES, exception: undefined },
          audit: NOTHING,
          plays: false,
          shows: 1,
          passed: true,
        },
        {
          id: 'components-badge--longest',
          name: 'Longest',
          pictures: all(null),
          axe: { themes: THEMES, exception: undefined },
          audit: NOTHING,
          plays: true,
          shows: 1,
          passed: true,
        },
      ],
    },
    {
      id: 'components-pricerangeslider',
      title: 'Forms/PriceRangeSlider',
      file: 'stories/components/PriceRangeSlider.stories.tsx',
      states: [
        {
          id: 'components-pricerangeslider--states',
          name: 'States',
          pictures: all('90ff'),
          axe: { themes: ['light'], exception: { rules: ['target-size'], reason: 'Thumbs that meet overlap.' } },
          audit: { found: 2, excepted: 1 },
          plays: true,
          shows: 5,
          passed: false,
        },
        {
          id: 'components-pricerangeslider--moved-by-keys',
          name: 'Moved By Keys',
          pictures: {},
          axe: { themes: THEMES, exception: undefined },
          audit: NOTHING,
          plays: true,
          shows: 0,
          passed: true,
        },
      ],
    },
  ],
  gaps: [
    {
      where: 'Catalogue/Badge/Longest',
      sentence: `Badge/Longest has no accepted picture in: ${modes.join(', ')}. Run npm run visual -- --only Badge, look, then npm run visual -- --update Badge.`,
    },
    {
      where: 'Forms/PriceRangeSlider/States',
      sentence: 'PriceRangeSlider/States failed. Run npm test -- stories.',
    },
  ],
}

/** The same before any run. */
export const BARE: StateTable = {
  ...SAMPLE,
  testedAt: null,
  hasPictures: false,
  gaps: [],
  components: SAMPLE.components.map((component) => ({
    ...component,
    states: component.states.map((state) => ({
      ...state,
      pictures: Object.fromEntries(Object.keys(state.pictures).map((mode) => [mode, null])),
      axe: { ...state.axe, themes: null },
      audit: null,
      passed: null,
    })),
  })),
}
