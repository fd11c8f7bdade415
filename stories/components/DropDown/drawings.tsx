import type { ReactNode } from 'react'
import { DropDown, RadioGroup, type RadioGroupProps, Stack } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { categories, Opened } from '../../support/sketch.tsx'
import { Default as radios } from '../RadioGroup/RadioGroup.stories.tsx'

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
          <RadioGroup {...propsOf<RadioGroupProps>(radios)} />
        </Stack>,
      ),
  },
}
