import { IconButton, Tooltip } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Hovered, nothing } from '../sketch.tsx'

const tip = (text: string) => (
  <Hovered>
    <Tooltip text={text} says="name">
      <IconButton icon="printer" outline label="Print the receipt" onClick={nothing} />
    </Tooltip>
  </Hovered>
)

export const drawings: Drawings = {
  anatomy: () => tip('Print the receipt'),
  examples: {
    fewWords: () => tip('Print the receipt'),
    explanation: () =>
      tip(
        'This opens the window of your own printer, where you choose the paper, the number of copies and whether to save a file instead.',
      ),
  },
}
