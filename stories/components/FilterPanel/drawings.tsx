import { FilterPanel, type FilterPanelProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'
import { Default } from './FilterPanel.stories.tsx'

const { label, audience, categories } = propsOf<FilterPanelProps>(Default)

const panel = (people: string, kind: string) => (
  <Pile width={280}>
    <FilterPanel
      look="sheet"
      label={label}
      audience={audience && { ...audience, legend: people }}
      categories={{ ...categories!, legend: kind, options: categories!.options.slice(0, 2) }}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    shortLegends: () => panel('Outfits for', 'Category'),
    questions: () =>
      panel('Who are you looking for outfits for today?', 'Which categories of outfit would you like to see?'),
  },
}
