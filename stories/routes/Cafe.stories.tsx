import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CafeRoute } from '../../storefront/routes/cafe/CafeRoute.tsx'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Pages/Cafe',
  id: 'routes-cafe',
  component: RoutePage,
  args: { at: '/restuarant', page: CafeRoute },
})

/** The only state, because the page makes no requests. */
export const Ready = meta.story({
  parameters: { requirements: ['@CAFE-01 to 05', '@C-023'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The cafe on the farm is vegetarian\./)).toBeVisible()
    for (const [name, phone] of [
      ['Kavita Rao', '+91 00000 00001'],
      ['Joseph Dsouza', '+91 00000 00002'],
    ] as const) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
      await expect(canvas.getByRole('link', { name: `Call ${name}, ${phone}` })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      )
    }
    const menu = within(canvas.getByRole('region', { name: 'Menu of the cafe' }))
    await expect(menu.getByRole('heading', { name: 'The Acre Cafe' })).toBeVisible()
    await userEvent.click(menu.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(menu.queryByRole('heading', { name: 'The Acre Cafe' })).toBeNull())
    await userEvent.click(menu.getByRole('button', { name: 'Page 6' }))
    await expect(await menu.findByText('Kulhad chai')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Enlarge: / })).toHaveLength(6)
  },
})
