import { SearchField, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const search = (value: string) => (
  <Pile width={360}>
    <SearchField
      label="Search by keyword"
      value={value}
      submitLabel="Search"
      clearLabel="Clear the search"
      onChange={nothing}
      onSubmit={nothing}
    />
    <Text size="small">3 props found for “vintage car”</Text>
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    kept: () => search('vintage car'),
    emptied: () => search(''),
  },
}
