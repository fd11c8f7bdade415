import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'

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

test.use({ allowedErrors: ['This document requires'] })

test('structured data and the deferred script pass Trusted Types, and other strings do not', async ({ page, shop }) => {
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
  for (const attempt of [
    () => void (document.createElement('div').innerHTML = '<b>bold</b>'),
    () => void (document.createElement('script').src = 'https://evil.example/x.js'),
    () => void (document.createElement('script').text = 'document.title = "Taken over"'),
  ])
    await expect(page.evaluate(attempt)).rejects.toThrow(/This document requires 'Trusted/)
})
