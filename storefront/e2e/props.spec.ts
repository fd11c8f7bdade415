import type { Locator, Page } from '@playwright/test'
import { answerOf } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'

interface CategoriesAnswer {
  propcategorylist: { SlugName: string }[]
}
interface PropsAnswer {
  PropList: { SlugName: string; PropName: string }[]
}

async function storeOf(page: Page, shop: Shop) {
  const { propcategorylist } = await answerOf<CategoriesAnswer>(page, shop, 'GetPropCategory')
  const { PropList } = await answerOf<PropsAnswer>(page, shop, 'GetProp')
  return {
    categories: propcategorylist,
    props: PropList,
    of: (slug: string) => PropList.filter(({ SlugName }) => SlugName === slug).map(({ PropName }) => PropName),
  }
}

function names(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('article').getByRole('heading')
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name: new RegExp(`^${name}\\b`) })
}

test('a tab is in the address, and Back undoes it', { tag: ['@PROP-03', '@PROP-04'] }, async ({ page, shop }) => {
  const { categories, props, of } = await storeOf(page, shop)
  await page.goto(shop.url('/props'))
  await tab(page, 'Furniture').click()
  await expect(page).toHaveURL(shop.url('/props?kind=furniture'))
  await page.keyboard.press('ArrowRight')
  await expect(names(page)).toHaveText(of(categories[3]?.SlugName ?? ''))
  await page.goBack()
  await expect(tab(page, 'Furniture')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(names(page)).toHaveText(of('furniture'))
  await tab(page, 'All').click()
  await expect(names(page)).toHaveText(props.map(({ PropName }) => PropName))
})

test(
  'Back leads to the kind that a menu has asked for',
  { tag: ['@PROP-08', '@STOR-11', '@C-027'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/props'))
    await page.evaluate(() => sessionStorage.setItem('PropSlugId', 'furniture'))
    await page.reload()
    await tab(page, 'Furniture').press('ArrowRight')
    await expect(tab(page, 'Furniture')).toHaveAttribute('aria-selected', 'false')
    expect(await page.evaluate(() => sessionStorage.getItem('PropSlugId'))).toBeNull()
    await page.goBack()
    await expect(tab(page, 'Furniture')).toHaveAttribute('aria-selected', 'true')
  },
)
