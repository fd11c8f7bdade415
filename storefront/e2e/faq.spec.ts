import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by keyword' })

test('a search has an address to share, and Back returns to it', { tag: ['@FAQ-08'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/faqs?q=drones'))
  await expect(box(page)).toHaveValue('drones')
  await expect(questions(page)).toHaveText([/drones/])
  await expect(page.locator('mark').first()).toHaveText('drones')
  await box(page).fill('EARL')
  await box(page).press('Enter')
  await expect(page).toHaveURL(shop.url('/faqs?q=EARL'))
  await expect(questions(page)).toHaveText([/come early/])
  await page.goBack()
  await expect(box(page)).toHaveValue('drones')
  await expect(questions(page)).toHaveText([/drones/])
})
