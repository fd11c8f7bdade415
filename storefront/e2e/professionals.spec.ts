import type { Locator, Page } from '@playwright/test'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { addPackage, declineServices } from './testing/visitor.ts'
import { expect, test, type Shop } from './testing/shop.ts'

interface Category {
  Name: string
  SlugName: string
  ImageLink: string
  CateogryDescription: string
}
interface Person {
  ID: number
  Name: string
  ProfessionalImageLink: string
  InstagramLink: string
  ProfessionalDescriptions: string
  Experience: number
  Fees?: number
  Count: number
  SlugName: string
}
interface People {
  professionalcategory: Category
  professionallist: [Person, ...Person[]]
}

const KINDS = ['makeup-artist', 'photographers', 'cinematographers', 'dress-stylists']

function main(page: Page): Locator {
  return page.getByRole('main')
}

function card(page: Page, name: string): Locator {
  return main(page).getByRole('article', { name })
}

function addButton(page: Page, name: string): Locator {
  return main(page).getByRole('button', { name: `Add to cart, ${name}` })
}

function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' })
}

function peopleOf(page: Page, shop: Shop, slug: string): Promise<People> {
  return answerOf<People>(page, shop, 'GetProfessionalDetails', { SlugName: slug })
}

async function open(page: Page, shop: Shop, slug = 'makeup-artist'): Promise<People> {
  const answer = await peopleOf(page, shop, slug)
  await page.goto(shop.url(`/hire-professionals/${slug}`))
  return answer
}

/** The calls of one addition, in order. */
function calls(page: Page): { name: string; body: unknown }[] {
  const sent: { name: string; body: unknown }[] = []
  page.on('request', (request) => {
    const name = /\/v1\/(GetAvailabilityForProfessional|AddToUserCart|GetUserCart)/.exec(request.url())?.[1]
    if (name) sent.push({ name, body: request.postDataJSON() as unknown })
  })
  return sent
}

test(
  'the page shows and links each category with picture and name',
  { tag: ['@phone', '@HPC-01', '@HPC-02', '@HPC-03', '@HPC-04', '@API-10', '@C-029', '@C-055'] },
  async ({ page, shop }) => {
    const { professionalcategorylist: kinds } = await answerOf<{ professionalcategorylist: Category[] }>(
      page,
      shop,
      'GetProfessionalCategory',
    )
    await Promise.all([
      page.waitForRequest('**/v1/GetProfessionalCategory'),
      page.goto(shop.url('/hire-professionals')),
    ])
    await expect(page).toHaveTitle('Hire professionals | Aperture Acres')
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(kinds.length)
    expect(kinds.map(({ SlugName }) => SlugName)).toContain('cinematographers')
    for (const [at, { Name, SlugName, ImageLink }] of kinds.entries()) {
      await expect(cards.nth(at).getByRole('heading')).toHaveText(Name)
      await expect(cards.nth(at).locator('img')).toHaveAttribute('src', ImageLink)
      await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', `/hire-professionals/${SlugName}`)
    }
    await cards.nth(1).getByRole('link').click()
    await expect(page).toHaveURL(shop.url(`/hire-professionals/${kinds[1]?.SlugName}`))
    await expect(page.getByRole('heading', { level: 1, name: kinds[1]?.Name ?? '' })).toBeVisible()
  },
)

test('without categories the not-found picture is shown', { tag: ['@ERR-36'] }, async ({ page, shop }) => {
  await mockAnswer(page, 'GetProfessionalCategory', { professionalcategorylist: [] })
  await page.goto(shop.url('/hire-professionals'))
  await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(main(page).locator('img')).toHaveAttribute('src', '/art/spot/no-results.svg')
})

test(
  'a category shows its banner and people with experience, fee and portfolio',
  {
    tag: [
      '@phone',
      '@HPL-01',
      '@HPL-02',
      '@HPL-03',
      '@HPL-04',
      '@HPL-05',
      '@HPL-06',
      '@HPL-07',
      '@HPL-08',
      '@HPL-09',
      '@HPL-10',
      '@HPL-11',
      '@HPL-12',
      '@API-11',
    ],
  },
  async ({ page, shop }) => {
    const told = new Set<string>()
    for (const slug of ['makeup-artist', 'photographers']) {
      const asked = page.waitForRequest((request) =>
        request.url().includes(`/v1/GetProfessionalDetails?SlugName=${slug}`),
      )
      const { professionalcategory: kind, professionallist: people } = await open(page, shop, slug)
      await asked
      await expect(main(page).locator('img').first()).toHaveAttribute('src', kind.ImageLink)
      await expect(main(page).getByText(kind.CateogryDescription, { exact: true })).toBeVisible()
      const cards = main(page).getByRole('article')
      await expect(cards).toHaveCount(people.length)
      for (const [at, person] of people.entries()) {
        const one = cards.nth(at)
        await expect(one.getByRole('heading')).toHaveText(person.Name)
        await expect(one.getByRole('img', { name: `Portrait of ${person.Name}` })).toHaveAttribute(
          'src',
          person.ProfessionalImageLink,
        )
        await expect(one.getByRole('link', { name: `${person.Name} on Instagram` })).toHaveAttribute(
          'href',
          person.InstagramLink,
        )
        await expect(one.getByText(person.ProfessionalDescriptions, { exact: true })).toBeVisible()
        await expect(one.getByText(`${person.Experience} years`, { exact: true })).toBeVisible()
        const fee = person.Fees === undefined ? 'Price on request' : `₹${person.Fees.toLocaleString('en-IN')}`
        await expect(one.getByText(fee, { exact: true })).toBeVisible()
        await (person.Fees === undefined
          ? expect(one.getByRole('link', { name: 'Ask for the price' })).toBeVisible()
          : expect(one.getByRole('button', { name: 'Add to cart' })).toBeVisible())
        const portfolio = one.getByRole('link', { name: 'Check portfolio' })
        await (person.Count > 0
          ? expect(portfolio).toHaveAttribute('href', `/portfolio/${person.SlugName}`)
          : expect(portfolio).toHaveCount(0))
        told.add(person.Fees === undefined ? 'no fee' : 'fee').add(person.Count > 0 ? 'portfolio' : 'no portfolio')
      }
    }
    expect([...told].sort()).toEqual(['fee', 'no fee', 'no portfolio', 'portfolio'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'four categories have their own metadata, others the general one',
  { tag: ['@SHELL-126', '@SHELL-127', '@SHELL-128', '@SHELL-129', '@SHELL-130', '@C-040'] },
  async ({ page, shop }) => {
    const metadata = async (slug: string) => {
      await page.goto(shop.url(`/hire-professionals/${slug}`))
      const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
      const description = page.locator('meta[name="description"]')
      await expect(description).toHaveCount(1)
      expect(await content('og:title')).toBe(await page.title())
      expect(await content('og:description')).toBe(await description.getAttribute('content'))
      return { title: await page.title(), description: await description.getAttribute('content') }
    }
    const general = await metadata('other')
    expect(general.title).toBe('Professionals for hire | Aperture Acres')
    expect(await metadata('hired-help')).toEqual(general)
    const own = []
    for (const slug of KINDS) own.push(await metadata(slug))
    expect(own.map(({ title }) => title)).toEqual([
      'Make-up artists for hire | Aperture Acres',
      'Photographers for hire | Aperture Acres',
      'Cinematographers for hire | Aperture Acres',
      'Dress stylists for hire | Aperture Acres',
    ])
    expect(new Set([general, ...own].map(({ description }) => description)).size).toBe(5)
  },
)

test(
  'hiring checks availability and adds one to the cart',
  {
    tag: [
      '@phone',
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
    const { professionallist } = await open(page, shop)
    const [person] = professionallist
    const sent = calls(page)
    const answered = page.waitForResponse('**/v1/AddToUserCart')
    await addButton(page, person.Name).click()
    const { Msg } = (await (await answered).json()) as { Msg: string }
    await expect(messages(page)).toContainText(Msg)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    const sessionId = (await page.context().cookies()).find(({ name }) => name === 'SessionId')?.value
    expect(sent.map(({ name }) => name)).toEqual(['GetAvailabilityForProfessional', 'AddToUserCart', 'GetUserCart'])
    expect(sent[0]?.body).toEqual({ UserId: '', sessionId, ProfessionalId: person.ID })
    expect(sent[1]?.body).toEqual({
      cart: [
        {
          UserId: '',
          sessionId,
          TypeId: 3,
          TypeName: 'HireProfessional',
          ProductId: person.ID,
          BookingDate: '',
          Quantity: 1,
          ActionBy: '',
        },
      ],
    })
    expect(await page.evaluate(() => sessionStorage.getItem('Cart'))).toContain(person.Name)
    await declineServices(page)
    await main(page).getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(shop.url('/cart'))
    await expect(main(page).getByText(person.Name)).toBeVisible()
  },
)

test(
  'an unavailable professional is not added',
  { tag: ['@ADD-19', '@ADD-23', '@ERR-04', '@ERR-19', '@C-016'] },
  async ({ page, shop }) => {
    const { professionallist } = await open(page, shop)
    const [person] = professionallist
    const sent = calls(page)
    for (const n of [2, 0]) {
      const Msg = `Not on this day. <b>Ask again</b> ${n}`
      await mockAnswer(page, 'GetAvailabilityForProfessional', { n, Msg })
      await addButton(page, person.Name).click()
      await expect(messages(page)).toContainText(Msg)
      await expect(main(page).getByText(Msg, { exact: true })).toBeVisible()
      await expect(addButton(page, person.Name)).toBeEnabled()
    }
    expect(sent.map(({ name }) => name)).toEqual(['GetAvailabilityForProfessional', 'GetAvailabilityForProfessional'])
    await page.unroute('**/v1/GetAvailabilityForProfessional*')
    await addButton(page, person.Name).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(main(page).getByText('Not on this day.')).toHaveCount(0)
  },
)

test('a refused add shows the reason and can be retried', { tag: ['@ADD-23', '@ERR-05'] }, async ({ page, shop }) => {
  const { professionallist } = await open(page, shop)
  const [person] = professionallist
  await mockAnswer(page, 'AddToUserCart', { n: 0, Msg: 'Somebody was quicker.' })
  await addButton(page, person.Name).click()
  await expect(messages(page)).toContainText('Somebody was quicker.')
  await expect(main(page).getByText('Somebody was quicker.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.unroute('**/v1/AddToUserCart*')
  await addButton(page, person.Name).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test(
  'only the pressed button is busy during both calls',
  { tag: ['@ADD-22', '@SHELL-135'] },
  async ({ page, shop }) => {
    const { professionallist } = await open(page, shop)
    const [first, second] = professionallist
    const sent = calls(page)
    const gates = ['GetAvailabilityForProfessional', 'AddToUserCart'].map((call) => {
      let pass = () => {}
      const held = new Promise<void>((resolve) => (pass = resolve))
      return { call, held, pass }
    })
    for (const { call, held } of gates) {
      await page.route(`**/v1/${call}`, async (route) => {
        await held
        await route.continue()
      })
    }
    await addButton(page, first.Name).click()
    const waiting = card(page, first.Name).getByRole('button', { name: 'Please Wait...' })
    await expect(waiting).toBeVisible()
    await waiting.click({ force: true })
    await expect(addButton(page, second?.Name ?? '')).toBeVisible()
    const adding = page.waitForRequest('**/v1/AddToUserCart')
    gates[0]?.pass()
    await adding
    await expect(waiting).toBeVisible()
    gates[1]?.pass()
    await expect(card(page, first.Name).getByRole('link', { name: /^In your cart.* View cart$/ })).toBeVisible()
    expect(sent.filter(({ name }) => name !== 'GetUserCart')).toHaveLength(2)
  },
)

test('availability is checked for the day of the package', { tag: ['@ADD-18'] }, async ({ page, shop }) => {
  await addPackage(page, shop)
  const { professionallist } = await open(page, shop)
  const [person] = professionallist
  await addButton(page, person.Name).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await page.reload()
  await addButton(page, person.Name).click()
  await expect(main(page).getByText(`${person.Name} is already in your cart.`)).toBeVisible()
})

test('an unknown or empty category says so', { tag: ['@ERR-36', '@C-122'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/hire-professionals/astronauts'))
  await expect(page.getByRole('heading', { name: 'No such category of professionals.' })).toBeVisible()
  await mockAnswer(page, 'GetProfessionalDetails', {
    response: { n: 1, Msg: '' },
    professionalcategory: { ImageLink: '', CateogryDescription: '' },
    professionallist: [],
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(main(page).locator('img').last()).toHaveAttribute('src', '/art/spot/no-results.svg')
  await main(page)
    .getByRole('navigation', { name: 'Kinds of professionals' })
    .getByRole('link', { name: 'Photographers' })
    .click()
  await expect(page).toHaveURL(shop.url('/hire-professionals/photographers'))
})

test(
  'malformed answers about people are shown as far as possible',
  { tag: ['@HPL-06', '@HPL-09', '@HPL-12', '@APIC-08'] },
  async ({ page, shop }) => {
    const { professionalcategory, professionallist } = await peopleOf(page, shop, 'makeup-artist')
    const odd = [
      { ...professionallist[0], Name: 'No fee', Fees: '', InstagramLink: '', Experience: '' },
      {
        ...professionallist[0],
        Name: 'A script',
        Fees: '1,200.00',
        InstagramLink: 'javascript:alert(1)',
        Count: '0',
        Experience: 1,
      },
    ]
    await mockAnswer(page, 'GetProfessionalDetails', {
      response: { n: 1 },
      professionalcategory: [professionalcategory],
      professionallist: odd,
    })
    await page.goto(shop.url('/hire-professionals/makeup-artist'))
    await expect(card(page, 'No fee')).toContainText('Price on request')
    await expect(card(page, 'No fee')).not.toContainText('Experience')
    await expect(card(page, 'No fee').getByRole('link', { name: /Instagram/ })).toHaveCount(0)
    await expect(card(page, 'A script')).toContainText('₹1,200')
    await expect(card(page, 'A script').getByText('1 year', { exact: true })).toBeVisible()
    await expect(card(page, 'A script').getByRole('link')).toHaveCount(0)
  },
)

test(
  'a portfolio shows every picture and opens it in the lightbox',
  { tag: ['@phone', '@PORT-01', '@PORT-02', '@PORT-03', '@HPL-11', '@API-12', '@C-060'] },
  async ({ page, shop }) => {
    const { professionallist } = await open(page, shop)
    const [{ Name, SlugName }] = professionallist
    const { professionalgallerylist } = await answerOf<{ professionalgallerylist: { Filelink: string }[] }>(
      page,
      shop,
      'GetProfessionalGallery',
      { SlugName },
    )
    const files = professionalgallerylist.map(({ Filelink }) => Filelink)
    const asked = page.waitForRequest('**/v1/GetProfessionalGallery*')
    await card(page, Name).getByRole('link', { name: 'Check portfolio' }).click()
    expect([...new URL((await asked).url()).searchParams]).toEqual([['SlugName', SlugName]])
    await expect(page).toHaveURL(shop.url(`/portfolio/${SlugName}`))
    await expect(page.getByRole('heading', { level: 1, name: Name })).toBeVisible()
    await expect(page).toHaveTitle(`Portfolio of ${Name} | Aperture Acres`)

    const links = page.getByRole('region', { name: 'Portfolio' }).getByRole('link')
    await expect(links).toHaveCount(files.length)
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]),
    )
    expect(shown).toEqual(files.map((file) => [file, file]))
    await links.nth(1).click()
    const lightbox = page.getByRole('dialog', { name: `Photographs of ${Name}` })
    await expect(lightbox.getByRole('img')).toHaveAttribute('src', files[1] ?? '')
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(links.nth(1)).toBeFocused()
    await main(page)
      .getByRole('link', { name: `Hire ${Name}` })
      .click()
    await expect(page).toHaveURL(shop.url('/hire-professionals/makeup-artist'))
  },
)

test('an empty or unknown portfolio says so', { tag: ['@ERR-36', '@API-12'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/portfolio/tenzin-bhutia'))
  await expect(main(page).getByText('There are no photographs in this portfolio yet.')).toBeVisible()
  await expect(main(page).locator('img')).toHaveAttribute('src', '/art/spot/no-gallery.svg')
  await expect(page.getByRole('heading', { level: 1, name: 'Tenzin Bhutia' })).toBeVisible()
  await page.goto(shop.url('/portfolio/nobody-known'))
  await expect(page.getByRole('heading', { name: 'No such professional.' })).toBeVisible()
})
