/** Props of typical states that drawings of guides show as well, with other words. */
import type { FlipBookProps } from '../../../design-system/patterns/FlipBook/FlipBook.tsx'
import type { FooterProps } from '../../../design-system/index.ts'

const nothing = (): void => {}

export const FOOTER: FooterProps = {
  heading: 'Three acres, under one sky.',
  contacts: [{ icon: 'phone', text: 'Helpline +91 00000 00000', href: 'tel:+910000000000' }],
  columns: [{ title: 'Customers', links: [{ href: '/bookings', text: 'My bookings' }] }],
  newsletter: {
    title: 'New sets and open dates',
    label: 'Your email address',
    value: '',
    submit: 'Subscribe',
    onChange: nothing,
    onSubmit: nothing,
  },
  social: [{ icon: 'instagram', label: 'Instagram', href: 'https://example.com' }],
  copyright: '© 2026 Aperture Acres',
  toTop: { label: 'Back to the top' },
  mark: 'Aperture Acres',
}

export const MENU_BOOK: FlipBookProps = {
  label: 'Menu of the café',
  pages: [
    { key: '1', content: <p>Teas</p> },
    { key: '2', content: <p>Breads</p> },
  ],
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  firstReason: 'This is the first page',
  lastReason: 'This is the last page',
  pageLabel: (page) => `Page ${page}`,
  status: (first, last, count) => (first === last ? `${first} of ${count}` : `${first} and ${last} of ${count}`),
}
