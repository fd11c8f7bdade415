import type { Locator, Page } from '@playwright/test'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'

interface CategoriesAnswer {
  propcategorylist: { SlugName: string; PropCategoryName: string }[]
}
interface PropsAnswer {
  PropList: { SlugName: string; PropCategoryName: string; PropName: string; ThmbnailLink: string }[]
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

async function open(page: Page, shop: Shop, query = ''): Promise<void> {
  await page.goto(shop.url(`/props${query}`))
}

test(
  'every prop is shown with picture, category and name, without a button',
  {
    tag: [
      '@phone',
      '@SHELL-090',
      '@PROP-01',
      '@PROP-02',
      '@PROP-05',
      '@PROP-06',
      '@PROP-07',
      '@PROP-09',
      '@API-06',
      '@API-07',
    ],
  },
  async ({ page, shop }) => {
    const { categories, props } = await storeOf(page, shop)
    const asked = Promise.all([page.waitForRequest('**/v1/GetPropCategory'), page.waitForRequest('**/v1/GetProp')])
    await open(page, shop)
    for (const request of await asked) expect(request.method()).toBe('GET')
    await expect(page).toHaveTitle('Props | Aperture Acres')
    await expect(page.getByRole('tab')).toHaveText([
      /^All/,
      ...categories.map(({ PropCategoryName }) => new RegExp(`^${PropCategoryName}`)),
    ])
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    const cards = page.getByRole('tabpanel').getByRole('article')
    await expect(cards).toHaveCount(props.length)
    for (const [at, { PropName, PropCategoryName, ThmbnailLink }] of props.entries()) {
      await expect(cards.nth(at).getByRole('heading')).toHaveText(PropName)
      await expect(cards.nth(at).getByText(PropCategoryName, { exact: true })).toBeVisible()
      await expect(cards.nth(at).locator('img')).toHaveAttribute('src', ThmbnailLink)
    }
    await expect(page.getByRole('main').getByRole('button', { name: /add|cart/i })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'each tab shows its props, is in the address, and Back undoes it',
  { tag: ['@PROP-03', '@PROP-04'] },
  async ({ page, shop }) => {
    const { categories, props, of } = await storeOf(page, shop)
    await open(page, shop)
    for (const { SlugName, PropCategoryName } of categories) {
      await tab(page, PropCategoryName).click()
      await expect(names(page)).toHaveText(of(SlugName))
    }
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
  },
)

test(
  'a category from the menu is the selected tab until another is chosen',
  { tag: ['@PROP-08', '@STOR-11', '@C-027'] },
  async ({ page, shop }) => {
    const { props, of } = await storeOf(page, shop)
    await page.goto(shop.url('/sets'))
    await page.evaluate(() => sessionStorage.setItem('PropSlugId', 'lights-and-decor'))
    await open(page, shop)
    await expect(tab(page, 'Lights and decor')).toHaveAttribute('aria-selected', 'true')
    await expect(names(page)).toHaveText(of('lights-and-decor'))
    await tab(page, 'All').click()
    await expect(names(page)).toHaveText(props.map(({ PropName }) => PropName))
    expect(await page.evaluate(() => sessionStorage.getItem('PropSlugId'))).toBeNull()
    await page.reload()
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    // A removed category has no tab.
    await page.evaluate(() => sessionStorage.setItem('PropSlugId', 'gone'))
    await page.reload()
    await expect(names(page)).toHaveCount(props.length)
  },
)

test(
  'without props the not-found picture is shown, without categories the props',
  { tag: ['@SHELL-137', '@ERR-35', '@C-122'] },
  async ({ page, shop }) => {
    await mockAnswer(page, 'GetProp', { response: { n: 1 }, PropList: [] })
    await open(page, shop)
    await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(page.getByRole('main').locator('img[src="/art/spot/no-results.svg"]')).toBeVisible()
    await page.unroute('**/v1/GetProp*')
    await mockAnswer(page, 'GetPropCategory', { response: { n: 0, Msg: 'No categories.' } })
    await open(page, shop)
    await expect(page.getByRole('tab')).toHaveCount(1)
    await expect(names(page).first()).toBeVisible()
  },
)
