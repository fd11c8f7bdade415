import { StatList } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'

const stats = (sets: string, shoots: string, acres: string) => (
  <Small width={480} zoom={0.8}>
    <StatList
      items={[
        { value: sets, text: 'sets' },
        { value: shoots, text: 'shoots' },
        { value: acres, text: 'acres' },
      ]}
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    rounded: () => stats('12', '9,000+', '3'),
    exact: () => stats('12.0', '9,137', '3.0428'),
  },
}
