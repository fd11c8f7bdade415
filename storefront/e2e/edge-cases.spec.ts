import { expect, test } from './testing/shop.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { answerWith, openWithCart, heading, problem, ROUTES } from './testing/malformed.ts'

type Json = Record<string, unknown>

const WORDS = `<b>Bold</b> 🌅 गोल्डन ${'Ghodbunder'.repeat(12)}`

function isShown(name: string): boolean {
  return (
    /Name|Title|Description|Question|Answer|Details|Includes|Category$|Type$|Sizes|Experience/.test(name) &&
    !/Slug|Link|^Type$|PackageType/.test(name)
  )
}

function oddly(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => oddly(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, oddly(inner, key)]))
  if (/Price|Amount|Fees|Total/.test(name) && typeof value === 'number') return `${value.toLocaleString('en-IN')}.00`
  if (name.endsWith('Date')) return '32 Foo 2026'
  if (name.endsWith('Time')) return null
  return typeof value === 'string' && isShown(name) ? `${value} ${WORDS}` : value
}

function repeated(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value.map(repeated)
    if (typeof first !== 'object' || first === null) return value
    const lost = Object.fromEntries(
      Object.entries(first).map(([name, inner]) => [
        name,
        name.startsWith('Slug') ? '' : name === 'TypeId' ? 9 : inner,
      ]),
    )
    return [first, first, first, lost, ...others]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, repeated(inner)]))
}

test(
  'a malformed answer is shown as far as possible, as text, and fits a phone',
  { tag: ['@APIC-08', '@ERR-19'] },
  async ({ page, shop }) => {
    test.setTimeout(120_000)
    await openWithCart(page, shop)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, call] of ROUTES) {
      const mend = await answerWith(page, call, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: repeated(oddly((await response.json()) as Json)) })
      })
      const answered = page.waitForResponse((response) => response.url().includes(`/v1/${call}`))
      await pressLinkTo(page, path)
      await answered
      // Pictures and posts may contain markup.
      if (!/portfolio|blog\//.test(path))
        await expect(
          page.getByRole('main').getByText('<b>Bold</b>').locator('visible=true').first(),
          path,
        ).toBeVisible()
      await expect(heading(page), path).toHaveText(/\S/)
      await expect(problem(page), path).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
      await mend()
    }
  },
)
