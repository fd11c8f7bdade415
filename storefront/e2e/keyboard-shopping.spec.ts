import type { Page } from '@playwright/test'
import { expect, test } from './testing/walk/walk.ts'

/** Hearts appear after their page. */
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to the plan` })

test(
  'outfits by category, price and order, two of one; props by category',
  { tag: ['@KEYBOARD'] },
  async ({ page, walk }) => {
    const side = page.getByRole('complementary', { name: 'Filters' })
    const slider = side.getByRole('slider', { name: 'Minimum price' })
    await walk.open('/outfits', heart(page, 'Gulmohar Lehenga'))
    await walk.tabTo(side.getByRole('radio', { name: 'All' }))
    await walk.keys(['ArrowDown'])
    await expect(side.getByRole('radio', { name: 'Women', exact: true })).toBeChecked()
    await walk.press(side.getByRole('checkbox', { name: 'Gowns' }), 'Space')
    await walk.tabTo(slider)
    await walk.keys(['PageUp', 'ArrowRight'])
    await walk.type(side.getByRole('textbox', { name: 'Maximum price' }), '3500')
    await walk.press(side.getByRole('button', { name: 'Apply' }))
    await walk.tabTo(page.getByRole('combobox', { name: 'Sort by' }))
    await walk.keys(['ArrowDown', 'ArrowDown'])

    const gown = page.getByRole('article', { name: 'Monsoon Trail Gown' })
    await walk.press(gown.getByRole('button', { name: 'One more' }))
    await expect(gown.getByRole('spinbutton')).toHaveValue('2')
    await walk.press(
      gown.getByRole('button', { name: /^Add to cart/ }),
      'Enter',
      page.getByRole('button', { name: 'Cart, 1 item' }),
    )

    await walk.open('/props', heart(page, 'Garden swing'))
    await walk.tabTo(page.getByRole('tab', { name: /^All/ }))
    await walk.keys(['ArrowRight', 'ArrowRight'])
    await expect(page.getByRole('tab', { name: /^Swings and cycles/, selected: true })).toBeFocused()
    await walk.end('outfits and props')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu, a package, and the footer with the theme', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
    const [banner, main] = [page.getByRole('banner'), page.getByRole('main')]
    const menu = banner.getByRole('button', { name: 'Open menu' })
    const dialog = page.getByRole('dialog', { name: 'Golden Hour' })
    const theme = page.getByRole('combobox', { name: 'Theme' })
    await walk.open('/pricing/pre-wedding-maternity')
    await walk.press(menu, 'Enter', page.getByRole('dialog', { name: 'Menu' }))
    await walk.keys(['Escape'])
    await expect(menu).toBeFocused()
    await walk.press(main.getByRole('button', { name: 'Add package Golden Hour' }), 'Enter', dialog.getByRole('grid'))
    await walk.pickDay(dialog, 'Available')
    await walk.press(
      dialog.getByRole('button', { name: 'Add to cart' }),
      'Enter',
      banner.getByRole('button', { name: 'Cart, 1 item' }),
    )
    await walk.tabTo(theme)
    await walk.keys(['N'])
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await walk.read(page.getByRole('contentinfo'))
    await walk.look()
    await walk.end('phone')
  })
})
