import type { ReactNode } from 'react'
import { Button, Sheet } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { categories, nothing } from '../../support/sketch.tsx'

const apply = <Button>Show 14 outfits</Button>
const reset = <Button variant="secondary">Reset</Button>

const sheet = (first: ReactNode, second: ReactNode) => (
  <Sheet
    open
    title="Filter"
    closeLabel="Close"
    onClose={nothing}
    actions={
      <>
        {first}
        {second}
      </>
    }
  >
    {categories('Lehenga', 'Gowns', 'Sarees')}
  </Sheet>
)

export const drawings: Drawings = {
  frame: { width: 420, height: 560 },
  anatomy: () => sheet(apply, reset),
  examples: {
    mainFirst: () => sheet(apply, reset),
    lesserFirst: () => sheet(reset, apply),
  },
}
