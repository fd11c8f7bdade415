import type { ReactNode } from 'react'
import { DropDown, RadioGroup, Stack } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { categories, nothing, Opened } from '../../support/sketch.tsx'

const category = categories('Lehenga', 'Gowns')

const open = (choices: ReactNode) => (
  <Opened>
    <DropDown label="Category" value="(1)">
      {choices}
    </DropDown>
  </Opened>
)

export const drawings: Drawings = {
  frame: { width: 400, height: 520 },
  anatomy: () => open(category),
  examples: {
    oneGroup: () => open(category),
    twoGroups: () =>
      open(
        <Stack gap={6}>
          {category}
          <RadioGroup
            legend="Outfits for"
            value="all"
            options={[
              { value: 'all', text: 'All' },
              { value: 'women', text: 'Women' },
            ]}
            onChange={nothing}
          />
        </Stack>,
      ),
  },
}
