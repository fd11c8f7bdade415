import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { ROOMS } from '../../mocks/payloads/rooms.ts'
import { send } from '../../storefront/api/client.ts'
import { GetRoomPackage } from '../../storefront/api/contract/catalogue/rooms.ts'
import { StayRoute } from '../../storefront/routes/stay/StayRoute.tsx'
import { takeResources } from '../../storefront/state/resource.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { answering, answeringOnce, holding, recordingCalls, sent } from '../support/answers.ts'
import type { User } from '../support/context.ts'
import { openCalendar, pickDay, pickNextMonth } from '../support/dialogs.ts'
import { fillCart } from '../support/fillCart.ts'
import { freeDay } from '../support/freeDay.ts'
import { openLazily } from '../support/openLazily.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

const listed = (Roompackagelist: unknown) => answering('GetRoomPackage', { response: { n: 1 }, Roompackagelist })

const meta = preview.meta({
  title: 'Pages/Cottage stay',
  id: 'routes-cottage-stay',
  component: RoutePage,
  args: { at: '/luxury-cottage-stay', page: StayRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@COTT-01 to 04', '@COTT-06 to 09', '@TEXT-45 to 50', '@API-30'] },
  beforeEach: recordingCalls('GetRoomPackage'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luxury cottage stay' })).toBeVisible()
    await expect(await canvas.findAllByRole('article')).toHaveLength(ROOMS.length)
    await expect(sent).toEqual([{ PackageTypeId: '' }])
    await expect(canvas.getByRole('button', { name: 'Book your stay' })).toBeEnabled()

    const woods = within(canvas.getByRole('article', { name: 'In The Woods cottage' }))
    await expect(woods.getByText('₹6,500')).toBeVisible()
    await expect(woods.getByText('₹7,500').closest('s')).toBeVisible()
    await expect(woods.getAllByRole('listitem')).toHaveLength(5)
    const room = canvas.getByRole('article', { name: 'Luxury Room' })
    await expect(within(room).getByText('₹3,500')).toBeVisible()
    await expect(room.querySelector('s')).toBeNull()

    const terms = within(canvas.getByRole('region', { name: 'Terms of the stay' }))
    await expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Check-in 2pm',
      'Check-out 12 noon',
      'Room service until 10pm',
      'Restaurant hours 8am to 10pm',
      'Rescheduling is possible within 30 days of the booking',
      "Rescheduling needs 48 hours' notice",
      'One cottage can accommodate only 4 individuals.',
    ])
    await expect(canvas.getByRole('link', { name: 'See the cafe' })).toHaveAttribute('href', '/restuarant')

    // The picture fills the band down to its lower edge.
    const band = await canvas.findByRole('region', { name: 'Breakfast is a short walk away' })
    await expect(innerWidth).toBeGreaterThanOrEqual(1024)
    const { bottom } = band.lastElementChild?.getBoundingClientRect() ?? {}
    await expect(Math.abs((bottom ?? 0) - band.getBoundingClientRect().bottom)).toBeLessThan(1)
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetRoomPackage'),
  play: saysToWait,
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Book your stay' })).toBeNull()
  },
})

export const RefusedSinceItWasRendered = meta.story({
  parameters: { requirements: ['@API-30', '@C-009'] },
  beforeEach: async ({ msw }) => {
    takeResources({ 'rooms ': { status: 'done', value: await send(GetRoomPackage, { PackageTypeId: '' }) } })
    msw.use(answering('GetRoomPackage', { response: { n: 0, Msg: 'The cottages are being painted.' } }))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(ROOMS.length)
    await expect(await canvas.findByRole('heading', { name: 'The cottages are being painted.' })).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Book your stay' })).toBeNull()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetRoomPackage'),
  play: offersRetry,
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      listed([
        {
          ...ROOMS[0],
          CottagePackageName: `${LONG_WORD} by the water`,
          CottagePackageDescription: `${LONG_WORD} ${LONG_WORD}\n${'A porch that faces west. '.repeat(12)}`,
          Price: '12,34,56,789',
          SellingPrice: '9,99,99,999',
        },
        ROOMS[1],
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
})

const opened = (name: string) => openCalendar(`Book stay ${name}`, name)

let late = holding('GetRoomPackage')

/** The page first shows old prices; the late answer has ids as text. */
export const Chosen = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@COTT-16', '@COTT-20', '@COTT-24', '@COTT-26'] },
  beforeEach: async ({ msw }) => {
    msw.use(listed(ROOMS.map((room) => ({ ...room, SellingPrice: 777 }))))
    takeResources({ 'rooms ': { status: 'done', value: await send(GetRoomPackage, { PackageTypeId: '' }) } })
    late = holding('GetRoomPackage')
    const withTextIds = listed(ROOMS.map((room) => ({ ...room, Id: String(room.Id) })))
    msw.use(late.handler, withTextIds, ...freshHandlers({ scenario: 'fast-filling' }))
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('In The Woods cottage')
    await pickNextMonth(dialog, userEvent)
    await expect(await dialog.findByText('Fast filling')).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'Tell me if it frees up' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Add stay' }))
    const stays = within(await dialog.findByRole('region', { name: 'Your stays' }))
    await expect(stays.getByText('₹777')).toBeVisible()
    late.release()
    await expect(await stays.findByText('₹6,500')).toBeVisible()
    const [stay] = stays.getAllByRole('article')
    await expect(stay).toHaveTextContent(/In The Woods cottage.*1 cottage/)
    await expect(dialog.queryByText('₹777')).toBeNull()
  },
})

export const CottagesSoldOut = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@COTT-17', '@COTT-21', '@API-31', '@VAL-41'] },
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'cottage-sold-out' })),
  play: async ({ userEvent }) => {
    const dialog = await opened('Luxury Room')
    await pickNextMonth(dialog, userEvent)
    await expect(await dialog.findByText('Sold out')).toBeVisible()
    await expect(dialog.getByText('This stay is sold out.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Tell me if it frees up' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add stay' }))
    await expect(await dialog.findByText('You can only add available cottages in cart.')).toBeVisible()
    await expect(messages()).toContain('You can only add available cottages in cart.')
    await expect(dialog.getByText(/^None yet/)).toBeVisible()
    // Only packages have green rooms.
    await expect(dialog.queryByText(/Green rooms/)).toBeNull()
  },
})

/** Any day can be picked; the provider refuses past ones. */
export const WithoutADateThenOneThatHasPassed = meta.story({
  parameters: {
    requirements: ['@COTT-10 to 12', '@COTT-18 to 19', '@API-31', '@CONST-39', '@C-074', '@C-077'],
  },
  beforeEach: recordingCalls('AddToUserCart'),
  play: async ({ userEvent }) => {
    const dialog = await opened('In The Woods cottage')
    // Only one cottage can be chosen, so there is no list of counts.
    await expect(dialog.getByText('1 cottage. One cottage can accommodate only 4 individuals.')).toBeVisible()
    await expect(dialog.queryByRole('combobox', { name: 'Cottages' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(await dialog.findByText('Please select date')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Check-in date' })).toBeInvalid()

    const lastOfLastMonth = addDays(today(), -Number(today().slice(8)))
    await userEvent.click(dialog.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(await dialog.findByRole('button', { name: new RegExp(`\\b${spoken(dMy(lastOfLastMonth))}`) }))
    const passed = 'This date has passed. Please select today or a later date.'
    await expect(await dialog.findByText(passed)).toBeVisible()
    await expect(messages().at(-1)).toBe(passed)
    await userEvent.click(dialog.getByRole('button', { name: 'Add stay' }))
    await expect(await dialog.findByText('You can only add available cottages in cart.')).toBeVisible()
    await expect(dialog.getByText(/^None yet/)).toBeVisible()
    await expect(sent).toEqual([])
  },
})

/** A day with both cottages at the start of next month, in which the 32nd of this one would be. */
const freeNextMonth = () => freeDay('stay', 201, addDays(today(), 32 - Number(today().slice(8))))

async function openedWithOneStay(user: User) {
  const dialog = await opened('In The Woods cottage')
  await pickDay(dialog, user, freeNextMonth())
  await expect(await dialog.findByText('Available', { selector: '[data-state] *' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add stay' }))
  return dialog
}

export const TwoChosenAndOneRemoved = meta.story({
  parameters: {
    requirements: [
      '@COTT-05',
      '@COTT-13 to 15',
      '@COTT-22 to 23',
      '@COTT-25',
      '@COTT-27 to 28',
      '@ADD-41 to 42',
      '@API-31',
      '@CONST-49',
      '@VAL-42',
      '@C-075',
    ],
  },
  beforeEach: recordingCalls('GetAvailabilityForCottage'),
  play: async ({ msw, userEvent }) => {
    const CottageDate = dMy(freeNextMonth())
    const sessionId: unknown = expect.stringMatching(/^\w{15}$/)
    const dialog = await openedWithOneStay(userEvent)
    await expect(sent).toContainEqual({ CottageDate, NoOfCottage: 1, StayId: 201, ActionBy: '', sessionId })
    const stays = await dialog.findByRole('region', { name: 'Your stays' })
    const [stay] = within(stays).getAllByRole('article')
    for (const words of ['In The Woods cottage', '1 cottage', CottageDate]) await expect(stay).toHaveTextContent(words)
    await userEvent.click(dialog.getByRole('button', { name: 'Add stay' }))
    await expect(await dialog.findByText('This stay is already added.')).toBeVisible()
    await expect(messages()).toContain('This stay is already added.')
    await expect(within(stays).getAllByRole('article')).toHaveLength(1)

    msw.use(answering('GetAvailabilityForCottage', { n: 2, Status: 'Last one', Msg: '' }))
    recordingCalls('GetAvailabilityForCottage', 'AddToUserCart')({ msw })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Stay' }), 'Luxury Room')
    await dialog.findByText('Last one')
    await expect(sent).toContainEqual(expect.objectContaining({ CottageDate, StayId: 202 }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add stay' }))
    await waitFor(() => expect(within(stays).getAllByRole('article')).toHaveLength(2))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove In The Woods cottage' }))
    await expect(within(stays).getAllByRole('article')).toHaveLength(1)
    await expect(dialog.getByRole('heading', { name: 'Your stays' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(messages().at(-1)).toBe('Luxury Room has been added to your cart.')
    await expect(sent.at(-1)).toEqual({
      cart: [
        {
          UserId: '',
          sessionId,
          TypeId: 2,
          TypeName: 'LuxuryStay',
          ProductId: 202,
          BookingDate: CottageDate,
          Quantity: 1,
          ActionBy: '',
        },
      ],
    })
  },
})

export const AddRefused = meta.story({
  parameters: { requirements: ['@ADD-43'] },
  play: async ({ canvas, msw, userEvent }) => {
    const adding = holding('AddToUserCart')
    msw.use(adding.handler, answeringOnce('AddToUserCart', { n: 0, Msg: 'Somebody was quicker.' }))
    const dialog = await openedWithOneStay(userEvent)
    const add = dialog.getByRole('button', { name: 'Add to cart' })
    await userEvent.click(add)
    await expect(dialog.getAllByRole('button', { name: 'Please Wait...' })).toHaveLength(2)
    // No stay can be removed while it is added.
    await userEvent.click(dialog.getByRole('button', { name: 'Remove In The Woods cottage' }))
    adding.release()
    await expect(await dialog.findByText('Somebody was quicker.')).toBeVisible()
    await expect(messages()).toContain('Somebody was quicker.')
    await expect(within(dialog.getByRole('region', { name: 'Your stays' })).getAllByRole('article')).toHaveLength(1)
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^In your cart for \d+ \w+\. View cart$/ })).toHaveFocus(),
    )
    // Focus returns from another dialog to its own card.
    const book = canvas.getByRole('button', { name: 'Book stay Luxury Room' })
    book.focus()
    const other = await opened('Luxury Room')
    await userEvent.click(other.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(book).toHaveFocus())
  },
})

/** The day of the shoot is picked and checked; one press adds the stay. */
export const WithAShoot = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(answering('GetAvailabilityForCottage', { n: 1, Status: 'Free', Msg: '' }))
    await fillCart({ type: 'package', productId: 142, date: dMy(freeNextMonth()) })
    recordingCalls('AddToUserCart')({ msw })
  },
  play: async ({ canvas, userEvent }) => {
    await openLazily(canvas.findByRole('button', { name: 'Book stay In The Woods cottage' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'In The Woods cottage' }))
    const date = dialog.getByRole('combobox', { name: 'Check-in date' })
    await expect(date).toHaveValue(dMy(freeNextMonth()))
    await dialog.findByText('Free')
    await expect(dialog.getByText('per night')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Add stay' })).toBeNull()
    // Past days cannot be picked beside a shoot.
    date.click()
    await dialog.findByRole('grid')
    const before = dialog.getByRole('button', { name: 'Previous month' })
    for (let turns = 0; turns < 3 && !before.hasAttribute('disabled'); turns += 1) await userEvent.click(before)
    await expect(before).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(await canvas.findByRole('link', { name: /View cart$/ })).toBeVisible()
    await expect(sent).toMatchObject([{ cart: [{ TypeId: 2, ProductId: 201, BookingDate: dMy(freeNextMonth()) }] }])
  },
})
