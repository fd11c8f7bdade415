import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

async function watchPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = []
  await page.exposeFunction('policyStopped', (text: string) => void stopped.push(text))
  await page.addInitScript(() => {
    const { policyStopped } = window as unknown as { policyStopped(text: string): void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      policyStopped(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return stopped
}

test('structured data and the deferred script pass Trusted Types', async ({ page, shop }) => {
  const stopped = await watchPolicy(page)
  await page.goto(shop.address)
  await expect(page.locator('script[src*="/assets/home-extras"]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: "FAQ's" }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Good questions' })).toBeVisible()
  const data = page.locator('script[type="application/ld+json"]')
  await expect
    .poll(async () => (await data.allTextContents()).map((text) => (JSON.parse(text) as { '@type': string })['@type']))
    .toContain('FAQPage')
  expect(stopped).toEqual([])
})

test.describe('an unknown string', () => {
  test.use({ allowedErrors: ['This document requires'] })

  test('becomes neither HTML nor a script', async ({ page, shop }) => {
    await page.goto(shop.address)
    await waitForHydration(page)
    const refused = await page.evaluate(() => {
      const script = document.createElement('script')
      const tries: Record<string, () => void> = {
        markup: () => (document.createElement('div').innerHTML = '<b>bold</b>'),
        address: () => (script.src = 'https://evil.example/x.js'),
        text: () => (script.text = 'document.title = "Taken over"'),
      }
      return Object.entries(tries).flatMap(([name, attempt]) => {
        try {
          attempt()
          return []
        } catch {
          return [name]
        }
      })
    })
    expect(refused).toEqual(['markup', 'address', 'text'])
  })
})
