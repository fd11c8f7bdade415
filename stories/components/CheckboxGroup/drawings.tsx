import { CheckboxGroup, type CheckboxGroupProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const full: CheckboxGroupProps['options'] = [
  { value: 'lehenga', text: 'Lehenga', count: 14 },
  { value: 'gowns', text: 'Gowns', count: 22 },
]

const group = (options: CheckboxGroupProps['options']) => (
  <Pile width={260}>
    <CheckboxGroup
      legend="Category"
      value={['gowns']}
      options={options}
      countLabel={(count) => `${count} outfits`}
      onChange={nothing}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    disabled: () => group([...full, { value: 'sarees', text: 'Sarees', count: 0, disabled: true }]),
    hidden: () => group(full),
  },
}
