import type { Page } from '@playwright/test'
import { declineServices } from './testing/visitor.ts'
import { expect, test } from './testing/shop.ts'

const MEERA = { id: 301, name: 'Meera Kulkarni' }

const main = (page: Page) => page.getByRole('main')

function calls(page: Page): { name: string; body: unknown }[] {
  const sent: { name: string; body: unknown }[] = []
  page.on('request', (request) => {
    const name = /\/v1\/(GetAvailabilityForProfessional|AddToUserCart|GetUserCart)/.exec(request.url())?.[1]
    if (name) sent.push({ name, body: request.postDataJSON() as unknown })
  })
  return sent
}

test(
  'hiring checks availability and adds one to the cart',
  {
    tag: [
      '@ADD-18',
      '@ADD-20',
      '@ADD-21',
      '@ADD-24',
      '@API-13',
      '@CONST-50',
      '@ERR-18',
      '@STOR-06',
      '@C-004',
      '@C-016',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/hire-professionals/makeup-artist'))
    const sent = calls(page)
    const answered = page.waitForResponse('**/v1/AddToUserCart')
    await main(page)
      .getByRole('button', { name: `Add to cart, ${MEERA.name}` })
      .click()
    const { Msg } = (await (await answered).json()) as { Msg: string }
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(Msg)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    const sessionId = (await page.context().cookies()).find(({ name }) => name === 'SessionId')?.value
    expect(sent.map(({ name }) => name)).toEqual(['GetAvailabilityForProfessional', 'AddToUserCart', 'GetUserCart'])
    expect(sent[0]?.body).toEqual({ UserId: '', sessionId, ProfessionalId: MEERA.id })
    expect(sent[1]?.body).toEqual({
      cart: [
        {
          UserId: '',
          sessionId,
          TypeId: 3,
          TypeName: 'HireProfessional',
          ProductId: MEERA.id,
          BookingDate: '',
          Quantity: 1,
          ActionBy: '',
        },
      ],
    })
    expect(await page.evaluate(() => sessionStorage.getItem('Cart'))).toContain(MEERA.name)
    await declineServices(page)
    await main(page).getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(shop.url('/cart'))
    await expect(main(page).getByText(MEERA.name)).toBeVisible()
  },
)

for (const { path, width } of [
  { path: '/hire-professionals', width: 1024 },
  { path: '/portfolio/meera-kulkarni', width: 1728 },
])
  test(`no row of ${path} ends in a lone picture at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shop.url(path))
    const pictures = main(page).locator('li:has(img)')
    const tops = () =>
      pictures.evaluateAll((all) => all.slice(-2).map((one) => Math.round(one.getBoundingClientRect().top)))
    await expect.poll(async () => new Set(await tops()).size).toBe(1)
    expect(await pictures.count()).toBeGreaterThan(3)
  })
