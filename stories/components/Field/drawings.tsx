import { TextField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const field = (label: string, optional?: string) => (
  <TextField label={label} optional={optional} name="drawn" value="" onChange={nothing} />
)

export const drawings: Drawings = {
  examples: {
    optionalMarked: () => (
      <Pile>
        {field('Full name')}
        {field('Email')}
        {field('Order notes', '(optional)')}
      </Pile>
    ),
    asterisks: () => (
      <Pile>
        {field('Full name *')}
        {field('Email *')}
        {field('Order notes')}
      </Pile>
    ),
  },
}
