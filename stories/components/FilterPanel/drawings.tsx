import { FilterPanel } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const panel = (audience: string, category: string) => (
  <Pile width={280}>
    <FilterPanel
      look="sheet"
      label="Filters"
      audience={{
        legend: audience,
        value: 'women',
        options: [
          { value: 'women', text: 'Women' },
          { value: 'men', text: 'Men' },
        ],
        onChange: nothing,
      }}
      categories={{
        legend: category,
        value: ['gowns'],
        options: [
          { value: 'lehenga', text: 'Lehenga' },
          { value: 'gowns', text: 'Gowns' },
        ],
        onChange: nothing,
      }}
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
