import type { RequestHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { PACKAGE_CATEGORIES, PACKAGES } from '../../mocks/payloads/packages.ts'
import { send } from '../../storefront/api/client.ts'
import { GetPackageDeatils } from '../../storefront/api/contract/catalogue/packages.ts'
import { PricingRoute } from '../../storefront/routes/pricing/PricingRoute.tsx'
import { packageDays, remember } from '../../storefront/shell/date/days.ts'
import { cartAtom, reloadCart } from '../../storefront/state/cart.ts'
import { packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { takeResources } from '../../storefront/state/resource.ts'
import { store } from '../../storefront/state/store.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { dayMonth } from '../../storefront/text/dayMessages.ts'
import {
  answering,
  answeringOnce,
  breaking,
  called,
  forgetCalls,
  holding,
  recordingCalls,
  sent,
  type Mocking,
} from '../support/answers.ts'
import { setClock } from '../support/clock.ts'
import type { Canvas, User } from '../support/context.ts'
import { logIn } from '../support/customer.ts'
import { openCalendar, pickNextMonth } from '../support/dialogs.ts'
import { fillCart } from '../support/fillCart.ts'
import { freeDay } from '../support/freeDay.ts'
import { openLazily } from '../support/openLazily.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate, shopAddress } from '../support/shopAddress.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const SLUG = 'pre-wedding-maternity'
const LIST = PACKAGES[SLUG] ?? []
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

const listed = (packagelist: unknown) => answering('GetPackageDeatils', { response: { n: 1 }, packagelist })

const meta = preview.meta({
  title: 'Pages/Pricing',
  id: 'routes-pricing',
  component: RoutePage,
  args: { at: `/pricing/${SLUG}`, page: PricingRoute },
  beforeEach: () => store.set(packageCategoriesAtom, PACKAGE_CATEGORIES),
})

const inRupees = (amount: number | string | undefined) => `₹${Number(amount).toLocaleString('en-IN')}`

/** What a card says, read at once: searches by role are slow on so many cards. */
const shownOn = (card: Element) => ({
  name: card.querySelector('h2')?.textContent,
  list: card.querySelector('s')?.textContent,
  hasHours: /\d:\d\d\s[ap]m/.test(card.textContent),
  features: Array.from(card.querySelectorAll('li'), ({ textContent }) => textContent),
})
const shownOf = ({ PackageName, PackagePrice, DiscountAmount, StartTime, PackageDetails }: (typeof LIST)[number]) => ({
  name: PackageName,
  list: Number(DiscountAmount) > 0 ? expect.stringContaining(`List price ${inRupees(PackagePrice)}`) : undefined,
  hasHours: Boolean(StartTime),
  features: String(PackageDetails).split('\n'),
})

/** Goes through all categories, and ends in the one in its address. */
export const Ready = meta.story({
  args: { at: `/pricing/${PACKAGE_CATEGORIES.at(-1)?.SlugName}` },
  parameters: { requirements: ['@PRICE-01 to 14', '@API-17', '@CONST-01'] },
  beforeEach: recordingCalls('GetPackageDeatils'),
  play: async ({ canvas, userEvent }) => {
    for (const { SlugName, CategoryName } of PACKAGE_CATEGORIES) {
      const tabs = within(canvas.getByRole('navigation', { name: 'Package categories' }))
      await userEvent.click(tabs.getByRole('link', { name: CategoryName }))
      await canvas.findByRole('heading', { level: 1, name: CategoryName })
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(CategoryName)
      const list = PACKAGES[SlugName] ?? []
      await waitFor(() => expect(canvas.getAllByRole('article').map(shownOn)).toEqual(list.map(shownOf)))
      const cards = canvas.getAllByRole('article')
      const buttons = canvas.getAllByRole('button', { name: /^Add package/ })
      await expect(buttons).toHaveLength(list.length)
      for (const [at, { PackageName, SellingPrice }] of list.entries()) {
        await expect(cards[at]).toHaveTextContent(inRupees(SellingPrice))
        await expect(buttons[at]).toHaveAccessibleName(`Add package ${PackageName}`)
      }
      await waitFor(() => expect(sent.at(-1)).toEqual({ SlugName }))
    }
  },
})

const openComparison = async (canvas: Canvas) => {
  await openLazily(canvas.findByRole('button', { name: 'Compare packages' }))
  return within(await screen.findByRole('dialog', { name: 'Compare packages' }))
}

export const Compare = meta.story({
  args: { at: `/pricing/${SLUG}?date=${addDays(today(), 30)}` },
  play: async ({ canvas }) => {
    const dialog = await openComparison(canvas)
    const names = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(LIST.map(({ PackageName }) => PackageName))
    for (const name of ['Hours', 'Set-ups', 'People', 'Rooms', 'Price', 'Due now'])
      await expect(dialog.getByRole('rowheader', { name })).toBeInTheDocument()
    await expect(dialog.getByRole('rowheader', { name: /^On / })).toBeInTheDocument()
  },
})

export const CompareTwoOnAPhoneRightToLeft = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openComparison(canvas)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Second package' }), '2')
    const names = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(names).toEqual([LIST[0]!.PackageName, LIST[2]!.PackageName])
    // English words stay in their order.
    const [cell] = dialog.getAllByRole('cell', { name: /^1 green room/ })
    const text = document.createTreeWalker(cell!, NodeFilter.SHOW_TEXT).nextNode()!
    const leftOf = (at: number): number => {
      const letter = document.createRange()
      letter.setStart(text, at)
      letter.setEnd(text, at + 1)
      return letter.getBoundingClientRect().left
    }
    await expect(text.textContent).toMatch(/^1 green room/)
    await expect(leftOf(0)).toBeLessThan(leftOf(2))
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetPackageDeatils'),
  play: async ({ canvas }) => {
    await saysToWait()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pre Wedding & Maternity' })).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  args: { at: '/pricing/astronauts' },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No such package category.' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    msw.use(listed(null))
    navigate(`/pricing/${SLUG}`)
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  },
})

export const SlugWithAnAmpersand = meta.story({
  args: { at: '/pricing/haldi-%26-mehendi' },
  beforeEach: ({ msw }) => {
    store.set(packageCategoriesAtom, [{ SlugName: 'haldi-&-mehendi', CategoryName: 'Haldi & Mehendi' }])
    recordingCalls('GetPackageDeatils')({ msw })
  },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Package categories' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Haldi & Mehendi')
    await waitFor(() => expect(sent).toEqual([{ SlugName: 'haldi-&-mehendi' }]))
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetPackageDeatils'),
  play: offersRetry,
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const long = {
      ...LIST[0],
      PackageName: `${LONG_WORD} at dusk`,
      PackageDetails: `${LONG_WORD} ${LONG_WORD}\n${'All the sets there are. '.repeat(12)}`,
      PackagePrice: '12,34,56,789',
      SellingPrice: '9,99,99,999',
    }
    msw.use(listed([long, { ...LIST[1], StartTime: '', EndTime: '', PackageDetails: '' }]))
  },
  play: async ({ canvas }) => {
    const [long, short] = await canvas.findAllByRole('article')
    await expect(long).toHaveTextContent('7:00 am')
    await expect(short).not.toHaveTextContent(/\d [ap]m/)
  },
})

/** The answers depend on the weekday: this is a Sunday of next month. */
const sunday = (() => {
  const start = addDays(today(), 28)
  return addDays(start, (7 - new Date(start).getUTCDay()) % 7)
})()
const onSunday = { at: `/pricing/${SLUG}?date=${sunday}` }
const answered = (n: number, Status: string) => answering('GetAvailabilityForPackage', { n, Status, Msg: '' })

export const DayFirst = meta.story({
  tags: ['visual'],
  args: onSunday,
  beforeEach: ({ msw }) => msw.use(answered(2, 'Last one')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'When is your shoot?' })).toHaveValue(dMy(sunday))
    await waitFor(() => expect(canvas.getAllByText('Last one')).toHaveLength(LIST.length))
    await waitFor(() =>
      expect(
        canvas.getByText(`${spoken(dMy(sunday))}: ${LIST.length} of ${LIST.length} packages are free.`),
      ).toBeInTheDocument(),
    )
    // Links to the other categories keep the day.
    const tabs = within(canvas.getByRole('navigation', { name: 'Package categories' }))
    await expect(tabs.getByRole('link', { name: 'Customised Setup' })).toHaveAttribute(
      'href',
      `/pricing/customised-setup?date=${sunday}`,
    )
    await openLazily(canvas.findByRole('button', { name: 'Add package Golden Hour' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Golden Hour' }))
    await expect(dialog.getByRole('combobox', { name: 'Shoot date' })).toHaveValue(dMy(sunday))
    await waitFor(() => expect(dialog.getByText('Last one')).toBeVisible())
  },
})

export const DaySoldOut = meta.story({
  tags: ['visual'],
  args: onSunday,
  beforeEach: ({ msw }) => {
    // A calendar has cached two days around it.
    const shoot = packageDays(LIST[0]?.PackageId ?? 0)
    for (const away of [-2, 1]) {
      remember(shoot, addDays(sunday, away), { status: 'known', availability: 'available', text: 'Available', msg: '' })
    }
    msw.use(answered(3, 'Sold out'))
  },
  play: async ({ canvas, userEvent }) => {
    const free = within(await canvas.findByRole('list', { name: `Free days near ${spoken(dMy(sunday))}, First Light` }))
    await expect(free.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [-2, 1].map((away) => dayMonth(addDays(sunday, away))),
    )
    await userEvent.click(free.getByRole('link', { name: `${spoken(dMy(addDays(sunday, 1)))}, Monday` }))
    const card = within(canvas.getByRole('article', { name: 'First Light' }))
    await expect(await card.findByText('Available')).toBeVisible()
    await waitFor(() => expect(card.getByRole('button', { name: 'Add package First Light' })).toHaveFocus())
  },
})

export const MovedAfterItWasAdded = DaySoldOut.extend({
  tags: ['!visual'],
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'First Light' }))
    const monday = await card.findByRole('link', { name: /, Monday$/ })
    msw.use(answered(1, 'Free'))
    await openLazily(card.getByRole('button', { name: 'Add package First Light' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'First Light' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Shoot date' }))
    await dialog.findByRole('grid')
    await pickNextMonth(dialog, userEvent)
    await dialog.findByText('Free')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await card.findByRole('link', { name: /^In your cart for 15 / })
    await userEvent.click(monday)
    await waitFor(() => expect(card.getByRole('button', { name: 'Add package First Light' })).toHaveFocus())
  },
})

/** 24 November 2026, 12:16 pm in India: First Light began at 7 am, Golden Hour begins at 2 pm. */
const onThatDay = { at: `/pricing/${SLUG}?date=2026-11-24` }
const atNoon = () => setClock('2026-11-24T12:16+05:30')

export const OverForToday = meta.story({
  tags: ['visual'],
  args: onThatDay,
  beforeEach: ({ msw }) => {
    msw.use(answered(2, 'Fast filling'))
    return atNoon()
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'First Light' }))
    await expect(await card.findByText('Over for today')).toBeVisible()
    const off = card.getByRole('button', { name: 'Add package' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleDescription('Choose another day. First Light')
    off.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(screen.queryByRole('dialog')).toBeNull()
    const later = within(canvas.getByRole('article', { name: 'Golden Hour' }))
    await expect(await later.findByText('Fast filling')).toBeVisible()
    await expect(later.getByRole('button', { name: 'Add package Golden Hour' })).not.toHaveAttribute('aria-disabled')
    // Two of the four began at 7 am.
    await waitFor(() => expect(canvas.getByText(/ 2 of 4 packages are free\.$/)).toBeInTheDocument())
  },
})

/** The dialog was opened at 12:16 pm, and Add to cart is pressed at 2 pm. */
export const BeginsWhileTheDialogIsOpen = meta.story({
  tags: ['visual'],
  args: onThatDay,
  beforeEach: ({ msw }) => {
    msw.use(answered(1, 'Available'))
    recordingCalls('AddToUserCart')({ msw })
    return atNoon()
  },
  play: async ({ canvas, userEvent }) => {
    await openLazily(canvas.findByRole('button', { name: 'Add package Golden Hour' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Golden Hour' }))
    await waitFor(() => expect(dialog.getByText('Available')).toBeVisible())
    setClock('2026-11-24T14:00+05:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(await dialog.findByText('Over for today. Choose another day.')).toBeVisible()
    await expect(dialog.getByText('Over for today')).toBeVisible()
    const off = dialog.getByRole('button', { name: 'Add to cart' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleDescription('Choose another day.')
    await expect(sent).toEqual([])
  },
})

export const DayNotAnswered = meta.story({
  tags: ['visual'],
  args: onSunday,
  beforeEach: ({ msw }) => msw.use(breaking('GetAvailabilityForPackage')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry, Golden Hour' })
    await waitFor(() => expect(canvas.getAllByText('We could not check this day.')).toHaveLength(LIST.length))
    await expect(canvas.getByText(`${spoken(dMy(sunday))}: We could not check this day.`)).toBeInTheDocument()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    msw.use(answered(1, 'Available'), ...freshHandlers())
    await userEvent.click(retry)
    await expect(await canvas.findByText('Available')).toBeVisible()
    await expect(canvas.getAllByText('We could not check this day.')).toHaveLength(LIST.length - 1)
  },
})

/** Includes a package without hours once its day has begun, which only the provider knows. */
export const DayRefused = meta.story({
  args: onSunday,
  beforeEach: ({ msw }) => {
    const [first, ...rest] = LIST
    const refusal = answering('GetAvailabilityForPackage', { n: 0, Status: '', Msg: 'The farm rests.' })
    msw.use(listed([{ ...first, SellingPrice: 'Call us' }, ...rest]), refusal)
  },
  play: async ({ canvas }) => {
    const forSale = LIST.length - 1
    await waitFor(() => expect(canvas.getAllByText('Not on this day')).toHaveLength(forSale))
    await expect(canvas.getAllByText('The farm rests.')).toHaveLength(forSale)
    await waitFor(() => expect(canvas.getByText(/ free\.$/)).toHaveTextContent(` 0 of ${forSale} packages are free.`))
    for (const off of canvas.getAllByRole('button', { name: /^Add package/ }))
      await expect(off).toHaveAccessibleDescription(/^Choose another day\./)
  },
})

export const DayThatIsNone = meta.story({
  name: 'Invalid date',
  tags: ['visual'],
  args: { at: `/pricing/${SLUG}?date=2026-02-31` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The date in this address is not a real day. Choose one from the calendar.'),
    ).toBeVisible()
    const card = within(await canvas.findByRole('article', { name: 'Golden Hour' }))
    await expect(card.queryByText('Please Wait...')).toBeNull()
  },
})

export const PriceOnRequest = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const [first, second, ...rest] = LIST
    msw.use(listed([{ ...first, SellingPrice: 'Call us' }, second, ...rest]))
  },
  play: async ({ canvas }) => {
    const unpriced = within(await canvas.findByRole('article', { name: 'First Light' }))
    await expect(unpriced.getByText('Price on request')).toBeVisible()
    await expect(unpriced.getByRole('link', { name: 'Ask for the price, First Light' })).toHaveAttribute(
      'href',
      '/contact-us?about=First+Light',
    )
    await expect(canvas.queryByText(/SellingPrice/)).toBeNull()
    await expect(unpriced.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Add package/ })).toHaveLength(LIST.length - 1)
  },
})

/** No other story shows it, because a page keeps the answers that it was rendered with. */
const RENDERED_AHEAD = 'modelling-fashion-portfolio'
const NOTE = 'We could not check these prices just now. They may have changed.'

export const PricesMayBeOld = meta.story({
  tags: ['visual'],
  args: { at: `/pricing/${RENDERED_AHEAD}` },
  beforeEach: async ({ msw }) => {
    const value = await send(GetPackageDeatils, { SlugName: RENDERED_AHEAD })
    takeResources({ [`packages ${RENDERED_AHEAD}`]: { status: 'done', value } })
    msw.use(breaking('GetPackageDeatils'))
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(NOTE)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Add package/ })).toHaveLength(
      PACKAGES[RENDERED_AHEAD]?.length ?? 0,
    )
    const again = holding('GetPackageDeatils')
    msw.use(again.handler)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: 'Please Wait...' })).toHaveAttribute('aria-disabled')
    await expect(canvas.getByText(NOTE)).toBeVisible()
    again.release()
    // Pictures show no focus.
    ;(await canvas.findByRole('button', { name: 'Retry' })).blur()
  },
})

export const PricesAskedForAgainInADialog = PricesMayBeOld.extend({
  tags: ['!visual'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(NOTE)
    const dialog = await opened(String(PACKAGES[RENDERED_AHEAD]?.[0]?.PackageName))
    await expect(dialog.getByText(NOTE)).toBeVisible()
    msw.use(...freshHandlers())
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull())
    await expect(dialog.getByRole('grid')).toBeVisible()
  },
})

/** On a page without a day, so that the dialog shows its calendar. */
const opened = (name: string) => openCalendar(`Add package ${name}`, name)

let late = holding('GetPackageDeatils')

/** For `beforeEach`. The page first shows what it was rendered with, with ids as text. */
const answeredLate =
  (answer: RequestHandler) =>
  async ({ msw }: Mocking) => {
    msw.use(listed(LIST.map((pkg) => ({ ...pkg, PackageId: String(pkg.PackageId) }))))
    takeResources({
      [`packages ${SLUG}`]: { status: 'done', value: await send(GetPackageDeatils, { SlugName: SLUG }) },
    })
    late = holding('GetPackageDeatils')
    msw.use(late.handler, answer)
  }

export const DialogFollowsALateAnswerWithNumericIds = meta.story({
  beforeEach: answeredLate(listed(LIST.map((pkg) => ({ ...pkg, SellingPrice: 999 })))),
  play: async () => {
    const dialog = await opened('Golden Hour')
    late.release()
    await expect(await dialog.findByText('₹999')).toBeVisible()
  },
})

export const DialogStaysWhenALateAnswerIsARefusal = meta.story({
  beforeEach: answeredLate(answering('GetPackageDeatils', { response: { n: 0, Msg: 'Closed for the season.' } })),
  play: async () => {
    const dialog = await opened('Golden Hour')
    late.release()
    // Behind a dialog, elements have no role.
    await expect(await screen.findByText('Closed for the season.')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  },
})

const asksBefore = async () => {
  const dialog = await opened('Dawn to Dusk')
  await openLazily(dialog.getByText('Cancelling, rain, and how many may come'))
  return dialog
}

export const AnswersQuestionsAndAsksForADate = meta.story({
  parameters: { requirements: ['@ADD-01', '@VAL-10'] },
  beforeEach: recordingCalls('AddToUserCart'),
  play: async ({ userEvent }) => {
    const dialog = await asksBefore()
    const questions = (await dialog.findAllByRole('term')).map(({ textContent }) => textContent)
    await expect(questions).toEqual(['Can I cancel?', 'What if it rains?', 'How many people may come along?'])
    await expect(dialog.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/faqs')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(dialog.getByText('Please select date')).toBeVisible()
    await expect(messages()).toEqual(['Please select date'])
    await expect(sent).toEqual([])
  },
})

export const Added = meta.story({
  parameters: {
    requirements: ['@ADD-03 to 08', '@ADD-10', '@ADD-12', '@API-19 to 20', '@CONST-48', '@SHELL-075', '@STOR-06 to 07'],
  },
  beforeEach: ({ msw }) => {
    msw.use(answered(1, 'Free'))
    recordingCalls('AddToUserCart', 'GetUserCart')({ msw })
  },
  play: async ({ userEvent }) => {
    const shoot = LIST.find(({ PackageName }) => PackageName === 'Golden Hour')
    const who = { UserId: '', sessionId: expect.stringMatching(/^\w{15}$/) as unknown }
    const dialog = await opened('Golden Hour')
    await pickNextMonth(dialog, userEvent)
    await dialog.findByText('Free')
    const BookingDate = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Shoot date' }).value
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const line = { TypeId: 1, TypeName: 'ShootPackages', ProductId: shoot?.PackageId, BookingDate }
    await expect(sent).toEqual([{ cart: [{ ...who, ...line, Quantity: 1, ActionBy: '' }] }, who])
    await expect(messages()).toEqual(['Golden Hour has been added to your cart.'])
    await expect(shopAddress()).toBe(`/pricing/${SLUG}`)
    await expect(sessionStorage.getItem('Cart')).toContain('Golden Hour')
    await expect(sessionStorage.getItem('PackageType')).toBe(String(shoot?.PackageType))
  },
})

export const AddedAfterItsDialogWasClosed = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const lateAdd = holding('AddToUserCart')
    msw.use(answered(1, 'Free'), lateAdd.handler)
    const dialog = await opened('Golden Hour')
    await pickNextMonth(dialog, userEvent)
    await dialog.findByText('Free')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const add = canvas.getByRole('button', { name: 'Add package First Light' })
    add.focus()
    const other = await opened('First Light')
    lateAdd.release()
    await screen.findByRole('link', { name: /^In your cart for/, hidden: true })
    await expect(other.getByRole('button', { name: /^Swap Golden Hour/ })).toBeVisible()
    // Focus returns to the card of this dialog, not to the note of the other.
    await userEvent.click(other.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(add).toHaveFocus())
  },
})

/** Opens the dialog of First Light with a day, while Golden Hour is in the cart. */
async function openedBesideGoldenHour(userEvent: User) {
  const dialog = await opened('First Light')
  await pickNextMonth(dialog, userEvent)
  await dialog.findByText('Free')
  return dialog
}

const heldDay = freeDay('package', 142)
const RESTS = { n: 0, Msg: 'The farm rests.' }
const SWAP = spoken(`Swap Golden Hour, ${dayMonth(heldDay)}, for this`)

const withGoldenHour = async () => {
  await fillCart({ type: 'package', productId: 142, date: dMy(heldDay) })
  forgetCalls()
}

/**
 * Once the calendar has closed, the dialog shows beside the panel what the day includes, and its golden light. Adding
 * the package in the cart again replaces its day at the provider.
 */
export const ShowsWhatADayIncludesAndMovesThere = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(answered(1, 'Free'))
    await withGoldenHour()
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Golden Hour')
    await expect(dialog.queryByRole('region', { name: 'Included' })).toBeNull()
    await expect(dialog.queryByText(/^Sunset/)).toBeNull()
    await pickNextMonth(dialog, userEvent)
    const included = within(await dialog.findByRole('region', { name: 'Included' }))
    await expect(dialog.getByText(/^Sunset [67]:\d\d\spm, golden from [56]:\d\d\spm$/)).toBeVisible()
    const features = String(LIST.find(({ PackageName }) => PackageName === 'Golden Hour')?.PackageDetails).split('\n')
    await expect(included.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features)
    await dialog.findByText('Free')
    await userEvent.click(dialog.getByRole('button', { name: 'Move to this day' }))
    await waitFor(() => expect(store.get(cartAtom)?.cart[0]?.cart[0]?.BookingDate).toMatch(/^15 /))
  },
})

/** After the login the provider requires a room in the cart before the checkout. */
export const ProceedingNeedsALogin = meta.story({
  parameters: { requirements: ['@ADD-14 to 17', '@API-21', '@VAL-12'] },
  beforeEach: async ({ msw }) => {
    msw.use(answering('ValidateUserCart', { ResponseList: [{ n: 2, Msg: 'Choose a room first.' }] }))
    recordingCalls('ValidateUserCart')({ msw })
    await withGoldenHour()
    // The page to return to is the window's.
    const before = location.href
    history.replaceState(null, '', `/pricing/${SLUG}`)
    return () => history.replaceState(null, '', before)
  },
  play: async ({ userEvent }) => {
    const proceed = async () => {
      const dialog = await opened('Golden Hour')
      await expect(dialog.getByRole('combobox', { name: 'Shoot date' })).toHaveValue('')
      await userEvent.click(dialog.getByRole('button', { name: 'Proceed to checkout' }))
    }
    await proceed()
    await waitFor(() => expect(shopAddress()).toBe(`/login?ref=/pricing/${SLUG}`))
    await expect(messages()).toEqual(['Kindly Login before proceeding'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toEqual([])

    await logIn()
    await withGoldenHour()
    navigate(`/pricing/${SLUG}`)
    await proceed()
    await waitFor(() => expect(shopAddress()).toBe('/luxury-cottage-stay'))
    await expect(messages()).toEqual(['Kindly Login before proceeding', 'Choose a room first.'])
    await expect(sent).toEqual([{ UserId: expect.stringMatching(/\d/), sessionId: expect.any(String) }])
  },
})

export const SwapsThePackage = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(answered(1, 'Free'))
    await withGoldenHour()
    recordingCalls('RemoveItemFromUserCart', 'AddToUserCart')({ msw })
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openedBesideGoldenHour(userEvent)
    // It would lead to paying for the other package.
    await expect(dialog.queryByRole('button', { name: 'Proceed to checkout' })).toBeNull()
    await expect(dialog.queryByRole('link', { name: 'View cart' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: SWAP }))
    const card = within(await canvas.findByRole('article', { name: 'First Light' }))
    const link = await card.findByRole('link', { name: /^In your cart for 15 \w+\. View cart$/ })
    await waitFor(() => expect(link).toHaveFocus())
    // Another press could only fail.
    await expect(card.queryByRole('button')).toBeNull()
    await expect(called).toEqual(['RemoveItemFromUserCart', 'AddToUserCart'])
    await expect(store.get(cartAtom)?.cart.map(({ cart }) => cart.map(({ ProductName }) => ProductName))).toEqual([
      ['First Light'],
    ])
  },
})

export const SwapRefused = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(answered(1, 'Free'))
    await withGoldenHour()
    msw.use(answeringOnce('AddToUserCart', RESTS))
  },
  play: async ({ msw, userEvent }) => {
    const dialog = await openedBesideGoldenHour(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: SWAP }))
    const saying = (outcome: string) => spoken(`The farm rests. Golden Hour, ${dayMonth(heldDay)}, ${outcome}`)
    await expect(await dialog.findByText(saying('is still in your cart.'))).toBeVisible()
    await expect(store.get(cartAtom)?.cart[0]?.cart[0]).toMatchObject({
      ProductName: 'Golden Hour',
      BookingDate: dMy(heldDay),
    })
    // The swap can be tried again, but now the provider also refuses to put the first package back.
    msw.use(answering('AddToUserCart', RESTS))
    await userEvent.click(dialog.getByRole('button', { name: SWAP }))
    const lost = saying('could not be put back. Look into your cart before you pay.')
    await expect(await dialog.findByText(lost)).toBeVisible()
  },
})

/** The package in the cart cannot be removed, because the provider does not say which line it is. */
export const SecondPackage = AnswersQuestionsAndAsksForADate.extend({
  parameters: { requirements: ['@ADD-02', '@VAL-11', '@CONST-05'] },
  beforeEach: async ({ msw }) => {
    await withGoldenHour()
    const cart = store.get(cartAtom)
    if (cart) {
      const unread = { ...cart.cart[0], cart: [{ ...cart.cart[0]?.cart[0], CartitemId: null }] }
      msw.use(answering('GetUserCart', { ...cart, response: { n: 1, Msg: '' }, cart: [unread] }))
    }
    await reloadCart(true)
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('First Light')
    await pickNextMonth(dialog, userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to cart' }))
    await expect(await dialog.findByText('Package is already exist')).toBeVisible()
    await expect(messages()).toEqual(['Package is already exist'])
    await expect(sent).toEqual([])
  },
})

export const DateFromTodayOn = meta.story({
  parameters: { requirements: ['@PRICE-16 to 22', '@PRICE-29', '@API-18', '@CONST-08', '@CONST-47'] },
  beforeEach: ({ msw }) => {
    msw.use(answered(1, 'Free'))
    recordingCalls('GetAvailabilityForPackage')({ msw })
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Golden Hour')
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    const field = dialog.getByRole('combobox', { name: 'Shoot date' })
    field.focus()
    await userEvent.keyboard('05')
    await expect(field).toHaveValue('')

    const days = within(dialog.getByRole('grid')).getAllByRole('button')
    const [first] = days.filter((day) => day.getAttribute('aria-disabled') !== 'true')
    await expect(first).toHaveAccessibleName(/^Today/)
    await userEvent.click(first!)
    await expect(field).toHaveValue(dMy(today()))
    await waitFor(() => expect(dialog.queryByRole('grid')).toBeNull())
    await expect(await dialog.findByText('Free')).toBeVisible()
    await expect(sent).toEqual([{ PackageDate: dMy(today()), PackageId: LIST[1]?.PackageId }])

    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    const other = await opened('First Light')
    await expect(other.getByRole('combobox', { name: 'Shoot date' })).toHaveValue('')
    await expect(other.queryByText('Free')).toBeNull()
  },
})

export const EachAnswer = meta.story({
  parameters: { requirements: ['@PRICE-23 to 28', '@ERR-04', '@ERR-19'] },
  beforeEach: recordingCalls('AddToUserCart'),
  play: async ({ msw, userEvent }) => {
    const dialog = await opened('Golden Hour')
    const field = dialog.getByRole('combobox', { name: 'Shoot date' })
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    const colours = new Set<string>()
    for (const [n, words, state] of [
      [1, 'Free', 'available'],
      [2, 'Nearly full', 'fast'],
      [3, 'Nothing left', 'sold'],
    ] as const) {
      msw.use(answered(n, words))
      await userEvent.click(await dialog.findByRole('button', { name: /^\w+,? 15 / }))
      const badge = (await dialog.findByText(words)).closest('[data-state]')!
      await expect(badge).toBeVisible()
      await expect(badge).toHaveAttribute('data-state', state)
      colours.add(getComputedStyle(badge).backgroundColor)
      await expect(dialog.queryAllByText(/^Green rooms are not available\./)).toHaveLength(n === 3 ? 1 : 0)
      await userEvent.click(field)
    }
    await expect(colours.size).toBe(3)
    const Msg = 'Closed for <b>repairs</b> & rain'
    msw.use(answering('GetAvailabilityForPackage', { n: 0, Status: '', Msg }))
    await userEvent.click(await dialog.findByRole('button', { name: /^\w+,? 15 / }))
    await expect(await dialog.findByText(Msg)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(await dialog.findAllByText(Msg)).toHaveLength(2)
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    await expect(sent).toEqual([])
  },
})

export const SoldOutWithARoom = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ADD-13', '@ERR-05'] },
  beforeEach: ({ msw }) => {
    msw.use(
      answered(3, 'Sold out'),
      answering('GetAvailabilityForCottage', { n: 1, Status: 'Available', Msg: '' }),
      answering('AddToUserCart', { n: 0, Msg: 'Not today.' }),
    )
    recordingCalls('AddToUserCart')({ msw })
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Over Two Days')
    await pickNextMonth(dialog, userEvent)
    await expect(await dialog.findByText('Sold out')).toBeVisible()
    const greenRooms = 'Green rooms are not available. Please choose Luxury Room and press Add to Cart.'
    await expect(dialog.getByText(greenRooms)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Tell me if it frees up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact-us\?free=Over\+Two\+Days&day=15\+\w{3}\+\d{4}$/),
    )
    const rooms = await dialog.findByRole('combobox', { name: 'Luxury Room' })
    const [, first] = within(rooms).getAllByRole('option')
    await userEvent.selectOptions(rooms, first!)
    await expect(await dialog.findByText('Available')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(await dialog.findByText('Not today.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    await expect(dialog.getByRole('combobox', { name: 'Shoot date' })).not.toHaveValue('')
    // Both are added in one call, for the same day.
    await expect(sent).toMatchObject([{ cart: [{ TypeId: 1 }, { TypeId: 2, Quantity: 1 }] }])
  },
})

/** The package is not added without the room that was chosen for it. */
export const SoldOutWithATakenRoom = meta.story({
  parameters: { requirements: ['@VAL-41'] },
  beforeEach: ({ msw }) => {
    msw.use(answered(3, 'Sold out'), answering('GetAvailabilityForCottage', { n: 3, Status: 'Taken', Msg: '' }))
    recordingCalls('AddToUserCart')({ msw })
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Over Two Days')
    await pickNextMonth(dialog, userEvent)
    const rooms = await dialog.findByRole('combobox', { name: 'Luxury Room' })
    const [, first] = within(rooms).getAllByRole('option')
    await userEvent.selectOptions(rooms, first!)
    await expect(await dialog.findByText('No cottage is free on that day.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(await dialog.findByText('You can only add available cottages in cart.')).toBeVisible()
    await expect(sent).toEqual([])
    await userEvent.selectOptions(rooms, 'Without a room')
    await expect(dialog.queryByText('No cottage is free on that day.')).toBeNull()
  },
})

export const SaysWhereToAskWhatTheStudioDoesNotAnswer = meta.story({
  beforeEach: ({ msw }) => {
    const FAQList = [{ FAQId: 1, Question: 'Is fire allowed?', Answer: 'With a warden.' }]
    msw.use(answering('GetFAQ', { response: { n: 1, Msg: '' }, FAQList }))
  },
  play: async () => {
    const dialog = await asksBefore()
    await expect(await dialog.findByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us')
  },
})
