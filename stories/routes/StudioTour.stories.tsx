import { http, HttpResponse } from 'msw'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DEMONSTRATION } from '../../mocks/payloads/demonstration.ts'
import { RecceRoute } from '../../storefront/routes/recce/RecceRoute.tsx'
import { store } from '../../storefront/state/store.ts'
import { EMPTY_TOUR, tourDraftAtom, type TourForm } from '../../storefront/state/tourDraft.ts'
import { addDays, today } from '../../storefront/text/dates.ts'
import { answering, holding } from '../support/answers.ts'
import { setClock } from '../support/clock.ts'
import { asCustomer } from '../support/customer.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
const WRITTEN: TourForm = {
  ...EMPTY_TOUR,
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  category: '3',
  people: '4',
  startTime: '17:00',
}

const meta = preview.meta({
  title: 'Pages/Studio tour',
  id: 'routes-studio-tour',
  component: RoutePage,
  args: { at: '/recce', page: RecceRoute },
})

/** In the embedded provider's order. */
const CATEGORIES = DEMONSTRATION.recceCategories.map(({ CategoryName }) => CategoryName)

export const Ready = meta.story({
  parameters: { requirements: ['@RECCE-01 to 11', '@RECF-01', '@API-42', '@CONST-29 to 31', '@CONST-47'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay and Book' })).toBeVisible()
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await expect(category).toHaveDisplayValue('Open this select menu')
    await expect(category).toHaveValue('0')
    const options = within(category).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Open this select menu', ...CATEGORIES])

    const field = (name: string) => canvas.getByRole('textbox', { name })
    for (const name of ['Full Name', 'Email Id', 'Phone Number', 'Number of people'])
      await expect(field(name)).toBeRequired()
    for (const control of [category, canvas.getByLabelText(/^Start Time/)]) await expect(control).toBeRequired()
    await expect(field('Full Name')).toHaveAttribute('maxlength', '100')
    await expect(field('Email Id')).toHaveAttribute('maxlength', '200')
    await userEvent.type(field('Phone Number'), 'abc98765432101')
    await expect(field('Phone Number')).toHaveValue('9876543210')
    await expect(field('Number of people')).toHaveValue('2')
    await userEvent.clear(field('Number of people'))
    await userEvent.type(field('Number of people'), 'x1234')
    await expect(field('Number of people')).toHaveValue('123')

    // A day is picked, not typed.
    const date = canvas.getByRole('combobox', { name: 'Visiting Date' })
    await expect(date).toBeRequired()
    date.focus()
    await userEvent.keyboard('10')
    await userEvent.paste('10 Dec 2030')
    await expect(date).toHaveValue('')
    await userEvent.keyboard('{ArrowDown}')
    const month = within(await canvas.findByRole('grid'))
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    // Days before today cannot be chosen.
    const [first] = month.getAllByRole('button').filter((day) => day.ariaDisabled !== 'true')
    await expect(first).toHaveAccessibleName(/^Today,/)
  },
})

export const SlotPressed = meta.story({
  tags: ['visual'],
  beforeEach: () => store.set(tourDraftAtom, { ...WRITTEN, startTime: '' }),
  play: async ({ canvas, userEvent }) => {
    const slots = within(await canvas.findByRole('group', { name: 'Slots' }))
    // The last tour ends by nine: this category takes 150 minutes.
    await expect(slots.getAllByRole('button').at(-1)).toHaveTextContent('5 PM')
    await userEvent.click(slots.getByRole('button', { name: '3 PM' }))
    await expect(slots.getByRole('button', { name: '3 PM' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('3:00 PM - 5:30 PM')).toBeVisible()
    await expect(canvas.getByText('₹944')).toBeVisible()
  },
})

const OVER = 'Over for today. Choose a later time or another day.'

export const OverForToday = meta.story({
  tags: ['visual'],
  beforeEach: () => {
    store.set(tourDraftAtom, { ...WRITTEN, date: '2026-11-24', startTime: '' })
    return setClock('2026-11-24T12:16+05:30')
  },
  play: async ({ canvas, userEvent }) => {
    const slots = within(await canvas.findByRole('group', { name: 'Slots' }))
    await expect(slots.getByText('Over for today: 7 AM, 9 AM, 11 AM')).toBeVisible()
    const seven = slots.getByRole('button', { name: '7 AM, over for today' })
    await expect(seven).toHaveAttribute('aria-disabled', 'true')
    seven.focus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(seven)
    await expect(canvas.getByLabelText(/^Start Time/)).toHaveValue('')
    await expect(slots.getByRole('button', { name: '1 PM' })).not.toHaveAttribute('aria-disabled')
    // The field takes any other time.
    await fireEvent.change(canvas.getByLabelText(/^Start Time/), { target: { value: '12:16' } })
    await expect(within(canvas.getByRole('status')).getByText(OVER)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay and Book' }))
    await expect(canvas.getByLabelText(/^Start Time/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Start Time/)).toHaveAccessibleDescription(OVER)
    await fireEvent.change(canvas.getByLabelText(/^Start Time/), { target: { value: '12:17' } })
    await expect(canvas.queryByText(OVER)).toBeNull()
  },
})

/** A time outside the hours is cleared, and the reason shown. */
export const EndsAtNine = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@VAL-72', '@VAL-74', '@VAL-77 to 79', '@RECF-05', '@CONST-36'] },
  beforeEach: () => store.set(tourDraftAtom, { ...WRITTEN, startTime: '' }),
  play: async ({ canvas, userEvent }) => {
    const outside = 'Please select a time between 7 AM and 9 PM'
    const start = await canvas.findByLabelText<HTMLInputElement>(/^Start Time/)
    await userEvent.type(start, '06:59')
    await userEvent.tab()
    await expect(await canvas.findByText(outside)).toBeVisible()
    await expect(start).toHaveValue('')
    await userEvent.type(start, '21:00')
    await userEvent.tab()
    await expect(start).toHaveValue('21:00')
    await expect(canvas.queryByText(outside)).toBeNull()
    await userEvent.clear(start)
    await userEvent.type(start, '20:00')
    await expect(await canvas.findByText('The end time will be 9 PM, you can choose different slot')).toBeVisible()
    await expect(
      canvas.getByText('The selected time differs from the duration of this category (150 minutes).'),
    ).toBeVisible()
    // Pictures show no focus.
    start.blur()
  },
})

export const SaysOneThingAtATime = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@RECCE-14', '@VAL-62'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Full Name' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay and Book' }))
    await expect(await canvas.findByText('Full name should not be empty')).toBeVisible()
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Full name should not be empty')
    await expect(messages()).toEqual(['Full name should not be empty'])
    // All problems show at once, each at its field.
    await expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(6)
    await expect(canvas.getByText('Email should not be empty')).toBeVisible()
  },
})

/** tourProblem.test.ts checks the sentences and their order. */
export const EachProblemIsAtItsField = meta.story({
  parameters: { requirements: ['@RECCE-14'] },
  beforeEach: () => store.set(tourDraftAtom, { ...EMPTY_TOUR, fullName: '123', phone: '6123456789', people: '0' }),
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay and Book' })
    const refused = async (field: HTMLElement, sentence: string) => {
      await userEvent.click(pay)
      await expect(messages().at(-1)).toBe(sentence)
      await expect(await canvas.findByText(sentence)).toBeVisible()
      await expect(field).toHaveFocus()
      await expect(document.querySelector('[aria-invalid="true"]')).toBe(field)
    }
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const change = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await refused(field('Full Name'), 'Name is not valid')
    await change(field('Full Name'), "Asha O'Neil")
    await refused(field('Email Id'), 'Email should not be empty')
    await change(field('Email Id'), 'asha@example.com')
    await refused(field('Phone Number'), 'Phone number is not valid')
    await change(field('Phone Number'), '9000000001')
    await refused(category, 'Please select category')
    await change(category, '3')
    await refused(field('Number of people'), 'Please enter number of people')
    await change(field('Number of people'), '2')
    await refused(canvas.getByRole('combobox', { name: 'Visiting Date' }), 'Date filled should not be empty')
  },
})

export const PaymentRefusedAndThenLost = meta.story({
  parameters: { requirements: ['@RECCE-18', '@RECF-22', '@ERR-11', '@ERR-25', '@API-43'] },
  beforeEach: () => {
    asCustomer()
    store.set(tourDraftAtom, { ...WRITTEN, date: addDays(today(), 10) })
  },
  play: async ({ canvas, msw, userEvent }) => {
    const creation = holding('CreateRecceUserpayment')
    msw.use(
      creation.handler,
      answering('CreateRecceUserpayment', { response: { n: 0, Msg: 'That slot has just gone.' } }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay and Book' }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Full Name' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Please Wait...' })).toHaveFocus()
    creation.release()
    await expect(await canvas.findByText('That slot has just gone.')).toBeVisible()
    await expect(messages()).toContain('That slot has just gone.')
    await expect(canvas.getByRole('button', { name: 'Pay and Book' })).toBeEnabled()
    await expect(canvas.getByRole('textbox', { name: 'Number of people' })).toHaveValue('4')
    await expect(canvas.getByLabelText(/^Start Time/)).toHaveValue('17:00')

    msw.use(http.post('*/v1/CreateRecceUserpayment', () => HttpResponse.error()))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay and Book' }))
    await expect(
      await canvas.findByText('An unexpected error has occured, please contact administrator.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Number of people' })).toHaveValue('4')
    await expect(canvas.getByRole('button', { name: 'Pay and Book' })).toBeEnabled()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetRecceCategory'),
  play: saysToWait,
})

export const NoCategories = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(answering('GetRecceCategory', { reccecategorylist: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found!')).toBeVisible()
  },
})

export const Refused = meta.story({
  parameters: { requirements: ['@RECF-02', '@ERR-26', '@API-42'] },
  beforeEach: ({ msw }) => msw.use(answering('GetRecceCategory', { response: { n: 0, Msg: 'No tours this week.' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tours this week.')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: failing('GetRecceCategory'),
  play: offersRetry,
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const category = {
      Id: 3,
      CategoryName: `${LONG_WORD} and web series`,
      TimeInMinitues: 150,
      PerHeadPrice: 9_999_999,
    }
    msw.use(answering('GetRecceCategory', { response: { n: 1 }, reccecategorylist: [category] }))
    store.set(tourDraftAtom, {
      ...WRITTEN,
      fullName: `${LONG_WORD} `.repeat(3),
      email: `asha@${LONG_WORD.toLowerCase()}.example`,
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
      `${LONG_WORD} and web series`,
    )
  },
})
