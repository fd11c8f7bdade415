import { Footer } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { SAMPLES } from '../../support/samples/samples.ts'
import { FOOTER } from '../../support/samples/shared.tsx'

const footer = ([customers = '', farm = '']: readonly string[]) => (
  <Footer
    {...FOOTER}
    columns={[
      {
        title: customers,
        links: [
          { href: '/bookings', text: 'My bookings' },
          { href: '/faq', text: 'Questions' },
        ],
      },
      {
        title: farm,
        links: [
          { href: '/sets', text: 'Sets' },
          { href: '/recce', text: 'Studio tour' },
        ],
      },
    ]}
  />
)

export const drawings: Drawings = {
  frame: { width: 1100, height: 460 },
  anatomy: () => SAMPLES['Footer'],
  examples: {
    shortTitles: () => footer(['Customers', 'The farm']),
    sentences: () =>
      footer(['Everything that our customers ask us for again and again', 'More about us and where to find the farm']),
  },
}
