import { CallToAction } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'

const band = (title: string, text: string) => (
  <Small width={760} zoom={0.52}>
    <CallToAction title={title} action={{ href: '/pricing/a', text }} />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    oneLine: () => band('Pick a package, we will keep the light on.', 'Check pricing'),
    paragraph: () =>
      band(
        'We offer a wide range of packages for every kind of occasion, each with its own sets, hours and helpers, so that everybody finds what suits them best.',
        'Click here for more about our packages',
      ),
  },
}
