import { Footer } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { sampleOf } from '../../transcripts/samples.ts'
import { nothing } from '../sketch.tsx'

const footer = ([customers = '', farm = '']: readonly string[]) => (
  <Footer
    heading="Three acres, under one sky."
    contacts={[{ icon: 'phone', text: 'Helpline +91 00000 00000', href: 'tel:+910000000000' }]}
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
    newsletter={{
      title: 'New sets and open dates',
      label: 'Your email address',
      value: '',
      submit: 'Subscribe',
      onChange: nothing,
      onSubmit: nothing,
    }}
    social={[{ icon: 'instagram', label: 'Instagram', href: 'https://example.com' }]}
    copyright="© 2026 Aperture Acres"
    toTop={{ label: 'Back to the top' }}
    mark="Aperture Acres"
  />
)

export const drawings: Drawings = {
  frame: { width: 1100, height: 460 },
  anatomy: () => sampleOf('Footer'),
  examples: {
    shortTitles: () => footer(['Customers', 'The farm']),
    sentences: () =>
      footer(['Everything that our customers ask us for again and again', 'More about us and where to find the farm']),
  },
}
