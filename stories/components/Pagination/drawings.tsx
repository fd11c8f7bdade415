import { Pagination, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const list = (shown: string, count: number) => (
  <Pile width={460}>
    <Text size="small">{shown}</Text>
    <Pagination
      label="Pages"
      page={1}
      count={count}
      hrefOf={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Previous"
      nextLabel="Next"
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    fewPages: () => list('Props 1 to 12 of 36', 3),
    manyPages: () => list('Props 1 and 2 of 36', 18),
  },
}
