import type { ComponentType } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ArchDefinition } from '../../design-system/index.ts'
import { EVENTS } from '../../mocks/payloads/events.ts'
import { MEALS } from '../../mocks/payloads/meals.ts'
import { PACKAGE_CATEGORIES } from '../../mocks/payloads/packages.ts'
import { PROFESSIONAL_CATEGORIES } from '../../mocks/payloads/professionals.ts'
import { PROP_CATEGORIES } from '../../mocks/payloads/props.ts'
import { BRAND } from '../../storefront/brand.ts'
import { SiteHeader } from '../../storefront/shell/SiteHeader.tsx'
import { go } from '../../storefront/shell/navigation.ts'
import { reloadCart } from '../../storefront/state/cart.ts'
import { loadMenus } from '../../storefront/state/loadMenus.ts'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { changePlan, planAtom } from '../../storefront/state/plan.ts'
import { store } from '../../storefront/state/store.ts'
import { keepDay } from '../../storefront/state/visitDay.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { holding } from '../support/answers.ts'
import { answeringCart, cartGroup, SHOOT } from '../support/cartAnswer.ts'
import { asCustomer } from '../support/customer.ts'
import { InShop } from '../support/InShop.tsx'
import { openLazily } from '../support/openLazily.ts'
import { hook as useAddress, shopAddress } from '../support/shopAddress.ts'

const Header: ComponentType<{ at: string }> = () => {
  const [path] = useAddress()
  return (
    <InShop>
      <ArchDefinition />
      <SiteHeader path={path} />
      <main style={{ minHeight: 700 }}>
        <h1>A page</h1>
      </main>
    </InShop>
  )
}

const meta = preview.meta({
  title: 'Pages/Site header',
  id: 'routes-site-header',
  component: Header,
  args: { at: '/recce' },
  beforeEach: async () => void (await Promise.all([loadPackageCategories(), loadMenus()])),
})

const marked = (within: HTMLElement) => Array.from(within.querySelectorAll('[aria-current]'))
const marksTheSection = (header: HTMLElement, name: string) =>
  waitFor(() => expect(marked(header).map((one) => [one.textContent, one.ariaCurrent])).toEqual([[name, 'true']]))

export const Links = meta.story({
  tags: ['visual', 'text'],
  parameters: { requirements: ['@SHELL-002 to 004', '@SHELL-017', '@SHELL-022 to 025'] },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('banner')
    go('/set/glasshouse')
    await marksTheSection(header, 'Sets')
    for (const [name, path] of [
      ['Sets', '/sets'],
      ['Setups', '/events'],
      ['Blogs', '/blog'],
      ["FAQ's", '/faqs'],
      ['Home', '/'],
    ] as const) {
      const link = canvas.getByRole('link', { name })
      await userEvent.click(link)
      await waitFor(() => expect(shopAddress()).toBe(path))
      await waitFor(() => expect(marked(header)).toEqual([link]))
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
    const venue = canvas.getByRole('link', { name: /^Wedding Venue.*new tab/ })
    await expect(venue).toHaveAttribute('href', BRAND.weddingVenue)
    await expect(venue).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('button', { name: 'Login/Register' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Account of/ })).toBeNull()
  },
})

export const MarksTheSectionInTheMenu = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(marked(menu)).toEqual([within(menu).getByRole('button', { name: 'Book Now' })])
    await expect(within(menu).getByRole('link', { name: 'Contact us' })).toBeVisible()
  },
})

export const Services = meta.story({
  parameters: { requirements: ['@SHELL-006 to 016', '@STOR-11', '@C-027 to 029'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add On Services' })
    await userEvent.click(button)
    const listed = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    await expect(listed('Props')).toEqual(PROP_CATEGORIES.map(({ PropCategoryName }) => [PropCategoryName, '/props']))
    // The category is for women.
    await expect(listed('Outfits')).toContainEqual(['Gowns', '/outfits?q=2'])
    await expect(listed('Outfits').map(([name]) => name)).not.toContain('Sherwani & kurta')
    await expect(listed('Food & beverages')).toEqual([
      ...MEALS.map(({ Title }) => [Title, '/food-and-beverages']),
      ['Cafe', '/restuarant'],
    ])
    // Cinematographers are only on the page of professionals.
    await expect(listed('Professionals')).toEqual(
      PROFESSIONAL_CATEGORIES.filter(({ Name }) => Name !== 'Cinematographers').map(({ Name, SlugName }) => [
        Name,
        `/hire-professionals/${SlugName}`,
      ]),
    )
    await expect(canvas.getByRole('link', { name: new RegExp(`^${EVENTS[0]?.EventCategoryName}`) })).toHaveAttribute(
      'href',
      `/event/${EVENTS[0]?.SlugId}`,
    )

    await userEvent.click(canvas.getByRole('link', { name: 'Furniture' }))
    await waitFor(() => expect(shopAddress()).toBe('/props'))
    await expect(sessionStorage.getItem('PropSlugId')).toBe('furniture')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await marksTheSection(canvas.getByRole('banner'), 'Add On Services')
  },
})

export const BookNow = meta.story({
  parameters: { requirements: ['@SHELL-018 to 021'] },
  args: { at: '/faqs' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book Now' })
    await userEvent.click(button)
    const panel = within(document.getElementById(button.getAttribute('aria-controls') ?? '')!)
    await expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Studio Tour', '/recce'],
      ...PACKAGE_CATEGORIES.map(({ CategoryName, SlugName }) => [CategoryName, `/pricing/${SlugName}`]),
      ['Cottage stay', '/luxury-cottage-stay'],
      ['Contact us', '/contact-us'],
    ])
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    panel.getByRole('link', { name: PACKAGE_CATEGORIES[0].CategoryName }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shopAddress()).toBe(`/pricing/${PACKAGE_CATEGORIES[0].SlugName}`))
    await marksTheSection(canvas.getByRole('banner'), 'Book Now')
  },
})

export const CartInShort = meta.story({
  parameters: { requirements: ['@SHELL-029 to 038', '@SHELL-134', '@ADD-09'] },
  play: async ({ canvas, msw }) => {
    await expect(canvas.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    const shoot = cartGroup(1, SHOOT)
    msw.use(answeringCart([shoot], { GrantTotal: 28_000, DiscountAmount: 3500 }))
    await reloadCart(true)
    await openLazily(canvas.findByRole('button', { name: 'Cart, 1 item' }))
    const mini = within(await canvas.findByRole('region', { name: 'Cart, 1 item' }))
    await expect(await mini.findByRole('listitem')).toHaveTextContent(
      /^Golden Hour.*List price INR 28,000\.00 INR 24,500\.00$/,
    )
    await expect(mini.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'INR 28,000.00',
      '−INR 3,500.00',
      'INR 24,500.00',
    ])
    await expect(mini.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Subtotal',
      'Discount',
      'Total',
    ])
    await expect(mini.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')

    const others = [
      cartGroup(2, { ProductName: 'In The Woods cottage', ProductSellingAmount: 7500 }),
      cartGroup(
        3,
        { ProductName: 'Meera Kulkarni', ProductSellingAmount: 14_000 },
        { ProductName: 'Ira Fernandes', ProductSellingAmount: 14_000 },
      ),
      cartGroup(4, { ProductName: 'Gulmohar Lehenga', ProductSellingAmount: 2400 }),
      cartGroup(5, { ProductName: 'Farm Thali', ProductSellingAmount: 4500.5 }),
    ]
    msw.use(answeringCart([shoot, ...others], { GrantTotal: 66_900.5, DiscountAmount: 0 }))
    await reloadCart(true)
    const full = within(await canvas.findByRole('region', { name: 'Cart, 6 items' }))
    const lines = full.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines).toHaveLength(3)
    await expect(lines[1]).toMatch(/4 services.*INR 34,900\.50$/)
    await expect(lines[2]).toMatch(/1 stay.*INR 7,500\.00$/)
    await expect(full.getByText('INR 66,900.50')).toBeVisible()
  },
})

const PLANNED = { kind: 'Sets', id: 'glasshouse', name: 'The Glasshouse', note: '', size: '' } as const
const plans = (note: string) => () => changePlan(() => [{ ...PLANNED, note }])

export const PlanOpensOverThePage = meta.story({
  beforeEach: plans(''),
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Your plan, 1 thing' })
    heart.focus()
    heart.click()
    const sheet = within(await screen.findByRole('dialog', { name: 'Your plan' }))
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Note for The Glasshouse' }), 'at sunset')
    await expect(sheet.getByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', '/plan')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(heart).toHaveFocus())
    await expect(store.get(planAtom)).toMatchObject([{ note: 'at sunset' }])
  },
})

export const LogoutUnderWay = meta.story({
  beforeEach: [plans(''), asCustomer],
  play: async ({ canvas, msw, userEvent }) => {
    const { handler, release } = holding('Logout')
    msw.use(handler)
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }))
    const logOut = canvas.getByRole('button', { name: 'Log out' })
    await userEvent.click(logOut)
    await expect(logOut).toHaveTextContent('Please Wait...')
    await expect(logOut).toHaveAttribute('aria-disabled', 'true')
    await expect(logOut).toHaveFocus()
    release()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login/Register' })).toBeVisible())
  },
})

/** The question is asked because the next user of the browser could read the notes. */
export const LogoutAsksOnceForThePlan = meta.story({
  beforeEach: [plans('at sunset'), asCustomer],
  play: async ({ canvas, msw, userEvent }) => {
    const { handler, release } = holding('Logout')
    msw.use(handler)
    const account = canvas.getByRole('button', { name: /^Account of/ })
    await userEvent.click(account)
    canvas.getByRole('button', { name: 'Log out' }).click()
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep your plan in this browser?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it and log out' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(account)
    canvas.getByRole('button', { name: 'Please Wait...' }).click()
    await new Promise(requestAnimationFrame)
    await expect(screen.queryByRole('dialog')).toBeNull()
    release()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login/Register' })).toBeVisible())
    await expect(store.get(planAtom)).toHaveLength(1)
  },
})

export const WithTheChosenDay = meta.story({
  args: { at: '/outfits' },
  play: async ({ canvas, userEvent }) => {
    const region = () => canvas.queryByRole('region', { name: 'Your day' })
    await expect(region()).toBeNull()
    const day = addDays(today(), 10)
    keepDay(day)
    await waitFor(() => expect(region()).toHaveTextContent(dMy(day)))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    go('/faqs')
    await waitFor(() => expect(region()).toBeNull())
    go('/plan')
    await waitFor(() => expect(region()).toBeVisible())
    const change = canvas.getByRole('button', { name: 'Change' })
    const opened = async () => {
      await openLazily(change)
      return within(await screen.findByRole('dialog', { name: 'When is your shoot?' }))
    }
    change.focus()
    const next = addDays(day, 1)
    const month = await opened()
    const selected = await month.findByRole('gridcell', { selected: true })
    within(selected).getByRole('button').focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(within(region()!).getByRole('status')).toHaveTextContent(dMy(next)))
    await waitFor(() => expect(change).toHaveFocus())
    await userEvent.click((await opened()).getByRole('button', { name: 'Any day' }))
    await waitFor(() => expect(region()).toBeNull())
  },
})
