import { expect, test } from './testing/shop.ts'

test(
  'the page describes the cafe and has its phone number',
  { tag: ['@phone', '@SHELL-104', '@CAFE-01', '@CAFE-02', '@CAFE-03', '@C-023'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/restuarant'))
    await expect(page.getByRole('main')).toContainText('The cafe on the farm is vegetarian.')
    await expect(page.getByRole('heading', { name: 'Kavita Rao' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call Kavita Rao, +91 00000 00001' })).toHaveAttribute(
      'href',
      'tel:+910000000001',
    )
    await expect(page.getByRole('heading', { name: 'Joseph Dsouza' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call Joseph Dsouza, +91 00000 00002' })).toHaveAttribute(
      'href',
      'tel:+910000000002',
    )
  },
)

test('the menu turns forward and back by button and key', { tag: ['@phone', '@CAFE-04'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/restuarant'))
  const menu = page.getByRole('region', { name: 'Menu of the cafe' })
  const cover = menu.getByRole('heading', { name: 'The Acre Cafe' })
  const mains = menu.getByRole('heading', { name: 'The Rajwada table' })
  await expect(cover).toBeVisible()
  await expect(mains).toBeHidden()
  const next = menu.getByRole('button', { name: 'Next page' })
  await next.click()
  await expect(cover).toBeHidden()
  while (!(await mains.isVisible())) await next.click()
  await expect(menu.getByText('Rajwada thali')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(cover).toBeVisible()
  await menu.getByRole('button', { name: 'Page 6' }).click()
  await expect(menu.getByText('Kulhad chai')).toBeVisible()
  await menu.getByRole('button', { name: 'Previous page' }).click()
  await expect(menu.getByText('Kulhad chai')).toBeHidden()
})

test('six pictures open in the lightbox', { tag: ['@CAFE-05'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/restuarant'))
  const pictures = page.getByRole('link', { name: /^Enlarge: / })
  await expect(pictures).toHaveCount(6)
  await pictures.nth(1).click()
  const box = page.getByRole('dialog', { name: 'Photographs of the cafe' })
  await expect(box.getByRole('img', { name: 'A barista behind a tiled counter with a cake case' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('3 of 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures.nth(1)).toBeFocused()
})
