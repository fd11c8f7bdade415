/** A filtered list must never show items of the unfiltered list first. */
import type { Page } from '@playwright/test'
import { expect, test, type Shop } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

test.use({ hydrated: false, drawn: true })

interface OpenedList {
  path: string
  /** An item that the filter excludes, and one that it includes. */
  other: string
  own: string
}

const LISTS: readonly OpenedList[] = [
  { path: '/blog?page=2', other: 'How to chase golden hour', own: 'Page 2' },
  { path: '/outfits?gender=M', other: 'Gulmohar Lehenga', own: 'Ivory Sherwani' },
  { path: '/props?kind=furniture', other: 'Flower bicycle', own: 'Velvet sofa' },
  { path: '/faqs?q=rain', other: 'What do I pay to book?', own: 'What if it rains?' },
]

async function watch(page: Page, text: string): Promise<() => Promise<{ seen: boolean; moved: number }>> {
  await page.addInitScript((wanted) => {
    const watched = { seen: false, moved: 0 }
    Object.assign(window, { watched })
    const look = (): void => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement: parent, data } = texts.currentNode as Text
        watched.seen ||= data === wanted && parent?.checkVisibility({ visibilityProperty: true }) === true
      }
      requestAnimationFrame(look)
    }
    addEventListener('DOMContentLoaded', look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }, text)
  return () => page.evaluate(() => (window as unknown as { watched: { seen: boolean; moved: number } }).watched)
}

async function expectOwnList(page: Page, shop: Shop, { path, other, own }: OpenedList): Promise<void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await released
    await route.continue()
  })
  const found = await watch(page, other)
  await page.goto(shop.url(path), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText(other, { exact: true }).first()).toBeHidden()
  release()
  await waitForHydration(page)
  await expect(page.getByRole('main').getByText(own).first()).toBeVisible()
  await expect(page.locator('html[data-query]')).toHaveCount(0)
  const { seen, moved } = await found()
  expect(seen).toBe(false)
  // Chips of active filters appear when category names have loaded.
  expect(moved).toBeLessThan(0.05)
}

test('an address that chooses a list never shows another one', async ({ context, shop }) => {
  for (const list of LISTS)
    await test.step(list.path, async () => {
      const page = await context.newPage()
      await expectOwnList(page, shop, list)
      await page.close()
    })
})

test('a query that chooses no list leaves the page as it is', async ({ page, shop }) => {
  await page.route('**/assets/client-*.js', () => undefined)
  await page.goto(shop.url('/blog?utm_source=letter'))
  await expect(page.getByRole('article', { name: 'How to chase golden hour' })).toBeVisible()
})

test.describe('an app that does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] })

  test('shows the list without a query', async ({ page, shop }) => {
    await page.route('**/assets/client-*.js', (route) => route.abort())
    await page.goto(shop.url('/blog?page=2'))
    await expect(page.getByRole('article', { name: 'How to chase golden hour' })).toBeVisible()
  })
})
