import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PrivacyRoute } from '../../storefront/routes/legal/PrivacyRoute.tsx'
import { RefundRoute } from '../../storefront/routes/legal/RefundRoute.tsx'
import { TermsRoute } from '../../storefront/routes/legal/TermsRoute.tsx'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Routes/Discover/Legal',
  id: 'routes-legal',
  component: RoutePage,
  args: { path: '/terms-and-conditions', at: '/terms-and-conditions', page: TermsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

/** No requests: the only state. */
export const Terms = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  },
})

export const Privacy = meta.story({
  args: { path: '/privacy-policy', at: '/privacy-policy', page: PrivacyRoute },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(11)
  },
})

export const Refund = meta.story({
  args: { path: '/refund-policy', at: '/refund-policy', page: RefundRoute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible()
  },
})
