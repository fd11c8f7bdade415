import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PrivacyRoute } from '../../storefront/routes/legal/PrivacyRoute.tsx'
import { RefundRoute } from '../../storefront/routes/legal/RefundRoute.tsx'
import { TermsRoute } from '../../storefront/routes/legal/TermsRoute.tsx'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Pages/Legal',
  id: 'routes-legal',
  component: RoutePage,
  args: { path: '/terms-and-conditions', at: '/terms-and-conditions', page: TermsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const headings = (root: HTMLElement) => [...root.querySelectorAll('h2')].map(({ textContent }) => textContent)

/** No requests: the only state. */
export const Terms = meta.story({
  tags: ['visual', 'text'],
  parameters: {
    requirements: [
      '@TERMS-01',
      '@TERMS-02',
      '@TERMS-03',
      '@TERMS-04',
      '@TEXT-33',
      '@TEXT-34',
      '@TEXT-35',
      '@TEXT-36',
      '@TEXT-37',
      '@TEXT-38',
      '@TEXT-39',
      '@TEXT-40',
      '@TEXT-41',
      '@C-124',
      '@C-125',
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual([
      'General Terms',
      'Booking and Payment Terms',
      'Studio and Equipment Hire Terms',
      'Breakages Losses and Damages',
    ])
    for (const fact of [
      'Entry allowed 30 minutes early',
      'Use of one set is 30 minutes at a stretch',
      'Vehicle use maximum 30 minutes',
      "Rescheduling needs 72 hours' notice",
      'A second couple costs 50% extra',
      'An extra non-couple shoot costs INR 5000',
      'Extra people cost INR 1000 each',
      'About 5-6 shoots a day',
      'INR 3000 plus 18% GST',
    ])
      await expect(canvasElement).toHaveTextContent(fact)
  },
})

export const Privacy = meta.story({
  parameters: {
    requirements: [
      '@PRIV-01',
      '@PRIV-02',
      '@PRIV-03',
      '@PRIV-04',
      '@PRIV-05',
      '@PRIV-06',
      '@PRIV-07',
      '@PRIV-08',
      '@PRIV-09',
      '@PRIV-10',
      '@PRIV-11',
      '@TEXT-42',
      '@TEXT-43',
      '@TEXT-44',
    ],
  },
  args: { path: '/privacy-policy', at: '/privacy-policy', page: PrivacyRoute },
  play: async ({ canvas, canvasElement }) => {
    await expect(headings(canvasElement)).toEqual([
      'Terms of use',
      'What is collected',
      'Use of the information',
      'Security',
      'Cookies',
      'Links',
      'Controlling personal information',
      'Disclaimer',
      'Cancellation policy',
      'Refund policy',
      'Merchant clause',
    ])
    const cancelling = canvas.getByRole('region', { name: 'Cancellation policy' })
    await expect(cancelling).toHaveTextContent('A request is possible within 6 hours of the order')
    await expect(cancelling).toHaveTextContent('not possible if the booking starts within 72 hours')
    await expect(canvasElement).toHaveTextContent('An unconfirmed payment should be reported within 24 hours')
  },
})

export const Refund = meta.story({
  parameters: { requirements: ['@REFU-01', '@C-078'] },
  args: { path: '/refund-policy', at: '/refund-policy', page: RefundRoute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible()
    const points = canvas.getAllByRole('list').find((list) => !list.querySelector('a'))
    await expect(points?.children).toHaveLength(3)
  },
})
