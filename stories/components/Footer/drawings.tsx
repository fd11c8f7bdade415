import { Footer, type FooterProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import { Default } from './Footer.stories.tsx'

const footer = ([customers = '', farm = '']: readonly string[]) => (
  <Footer
    {...propsOf<FooterProps>(Default)}
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
  frame: { width: 1100, height: 640 },
  examples: {
    shortTitles: () => footer(['Customers', 'The farm']),
    sentences: () =>
      footer(['Everything that our customers ask us for again and again', 'More about us and where to find the farm']),
  },
}
