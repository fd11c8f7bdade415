import type { Page } from '@playwright/test'
import { expect, test } from './testing/walk/walk.ts'

/** Hearts appear two seconds after their page. */
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

test('a professional: categories, people, photographs, hiring', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { level: 1, name })
  const photographs = page.getByRole('dialog', { name: 'Photographs of Meera Kulkarni' })
  const second = main.getByRole('link', { name: /^Open photograph 2/ })
  await walk.open('/hire-professionals')
  await walk.press(main.getByRole('link', { name: 'Make-up artists' }), 'Enter', heart(page, 'Meera Kulkarni'))
  await walk.press(
    main.getByRole('link', { name: 'Check portfolio of Meera Kulkarni' }),
    'Enter',
    heading('Meera Kulkarni'),
  )
  await walk.press(second, 'Enter', photographs)
  await walk.keys(['ArrowRight'])
  await walk.press(photographs.getByRole('button', { name: 'Previous photograph' }))
  await walk.keys(['Escape'])
  await expect(second).toBeFocused()
  await walk.press(main.getByRole('link', { name: 'Hire Meera Kulkarni' }), 'Enter', heading('Make-up artists'))
  await walk.press(
    main.getByRole('button', { name: 'Add to cart, Meera Kulkarni' }),
    'Enter',
    page.getByRole('button', { name: 'Cart, 1 item' }),
  )
  await walk.end('professionals')
})

test('a night in the cottage', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
  const dialog = page.getByRole('dialog', { name: 'In The Woods cottage' })
  await walk.open('/luxury-cottage-stay')
  await walk.press(
    page.getByRole('button', { name: 'Book stay In The Woods cottage' }),
    'Enter',
    dialog.getByRole('grid'),
  )
  await walk.pickDay(dialog, 'Available')
  await walk.press(
    dialog.getByRole('button', { name: 'Add stay' }),
    'Enter',
    dialog.getByRole('region', { name: 'Your stays' }),
  )
  await walk.press(
    dialog.getByRole('button', { name: 'Add to cart' }),
    'Enter',
    page.getByRole('button', { name: 'Cart, 1 item' }),
  )
  await walk.end('stay')
})
