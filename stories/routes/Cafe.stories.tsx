import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CafeRoute } from '../../storefront/routes/cafe/CafeRoute.tsx'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Routes/Discover/Cafe',
  id: 'routes-cafe',
  component: RoutePage,
  args: { path: '/restuarant', at: '/restuarant', page: CafeRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

/** Makes no requests: the only state. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The Acre Cafe' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }))
    await expect(canvas.getByText('Kulhad chai')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Enlarge/ })).toHaveLength(6)
  },
})
