import { Banner } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const banner = (text: string) => (
  <Pile width={460}>
    <Banner tone="sun" label="Notice" onDismiss={nothing} dismissLabel="Dismiss the notice">
      {text}
    </Banner>
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    mostImportant: () => banner('Closed on 26 January.'),
    stacked: () => (
      <>
        {banner('Closed on 26 January.')}
        {banner('New sets are open for booking.')}
        {banner('Follow us on Instagram.')}
      </>
    ),
  },
}
