import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ContactRoute } from '../../storefront/routes/contact/ContactRoute.tsx'
import { contactDraftAtom, EMPTY } from '../../storefront/routes/contact/contactDraft.ts'
import { alertAtom } from '../../storefront/state/alert.ts'
import { store } from '../../storefront/state/store.ts'
import { answering, holding, recordingCalls, sent } from '../support/answers.ts'
import { atWidths } from '../support/atWidths.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { failing, waitingFor } from '../support/unanswered.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
const WRITTEN = { name: 'Asha Rao', email: 'asha@example.com', mobile: '9876543210', message: 'Is 12 Dec free?' }
/** For `beforeEach`. */
const written = () => store.set(contactDraftAtom, WRITTEN)

/** TEXT-01 to TEXT-24. */
const SAID = [
  'more than 50 indoor and outdoor set-ups',
  '100 backdrops',
  'about 3 acres',
  '50 minute drive',
  'private open-air shoot venue',
  'TV shows',
  'ad films',
  'albums',
  'songs',
  'product launches',
  'catalogs',
  'fashion bloggers',
  'pre-wedding shoots',
  'On-location make-up artists',
  'costumes',
  'stylists',
  'props',
  'shooting team',
  'assistants',
  'equipment',
  'overnight-stay cottage',
  'wedding venue',
  'vegetarian cafe',
]

const meta = preview.meta({
  title: 'Pages/Contact',
  id: 'routes-contact',
  component: RoutePage,
  args: { at: '/contact-us', page: ContactRoute },
  beforeEach: () => {
    store.set(contactDraftAtom, EMPTY)
    return () => store.set(contactDraftAtom, EMPTY)
  },
})

export const Ready = meta.story({
  parameters: { requirements: ['@SHELL-103', '@CONT-01 to 04', '@TEXT-01 to 05', '@TEXT-07 to 24'] },
  play: async ({ canvas }) => {
    const about = canvas.getByRole('region', { name: 'About us' })
    for (const words of SAID) await expect(about).toHaveTextContent(words)
    const reach = within(canvas.getByRole('region', { name: 'Reach us' }))
    const addresses = reach.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(addresses.filter((address) => address?.startsWith('tel:'))).toHaveLength(3)
    await expect(reach.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
    await expect(reach.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    )
    await expect(reach.getByText('Gate 4, Orchard Road, Acre Village 400 000')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    // The map loads only on request.
    await expect(canvas.queryByTitle(/^Map:/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toBeVisible()
  },
})

export const AsksForAPrice = meta.story({
  args: { at: '/contact-us?about=Anaya+Deshmukh&day=12+Dec+2026' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'What is the price of Anaya Deshmukh?\nDay of the shoot: 12 Dec 2026',
      ),
    )
  },
})

export const SaysOneThingAtATime = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Please enter your name')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByText('Please enter your email address')).toBeVisible()
    await expect(canvas.getByText('Please enter your mobile no.')).toBeVisible()
    await expect(canvas.getByText('Please specify message')).toBeVisible()
  },
})

/** The first problem is toasted and its field focused; nothing is sent. */
export const EveryProblemInOrder = meta.story({
  parameters: { requirements: ['@CONT-05 to 08', '@VAL-13 to 20', '@VAL-23 to 24', '@ERR-01'] },
  beforeEach: recordingCalls('SaveInquiryDetails'),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const problems: string[] = []
    for (const [name, typed, problem] of [
      ['Name', '   ', 'Please enter your name'],
      ['Name', 'Asha', 'Please enter your email address'],
      ['Email', 'abc', 'Please enter proper email address'],
      ['Email', 'A@B.CO', 'Please enter your mobile no.'],
      ['Mobile', '9a8-7 6b54321', 'Mobile number must be 10 digits'],
      ['Mobile', '9a8-7 6b5432105', 'Please specify message'],
    ] as const) {
      await userEvent.clear(field(name))
      await userEvent.type(field(name), typed)
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
      problems.push(problem)
      await expect(await canvas.findByText(problem)).toBeVisible()
      await expect(messages()).toEqual(problems)
      await expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(problem))
      await expect(document.querySelector('[aria-invalid="true"]')).toBe(document.activeElement)
    }
    await expect(field('Message')).toHaveFocus()
    // Letters, signs and an eleventh digit are rejected.
    await expect(field('Mobile')).toHaveValue('9876543210')
    await expect(sent).toEqual([])
  },
})

export const Sending = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@CONF-01'] },
  beforeEach: [written, waitingFor('SaveInquiryDetails'), recordingCalls('SaveInquiryDetails')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    const busy = await canvas.findByRole('button', { name: 'Please Wait...' })
    await expect(busy).toBeVisible()
    await userEvent.click(busy)
    await expect(busy).toHaveAccessibleName('Please Wait...')
    await waitFor(() => expect(sent).toHaveLength(1))
  },
})

/** A refusal is shown as received, rate limits included, and the message can be sent again. */
export const Sent = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@CONF-02 to 03', '@ERR-09', '@ERR-17', '@ERR-19', '@C-123'] },
  beforeEach: () => store.set(contactDraftAtom, { ...WRITTEN, name: ' Asha Rao ' }),
  play: async ({ canvas, msw, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send message' })
    const message = canvas.getByRole('textbox', { name: 'Message' })
    const limit = 'Too much was sent from your connection. Please try again in a minute.'
    for (const [Msg, status] of [
      ['Too many <b>messages</b> today.', 200],
      [limit, 429],
    ] as const) {
      const answer = { response: { n: 0, Msg }, RetryAfter: 60 }
      msw.use(http.post('*/v1/SaveInquiryDetails', () => HttpResponse.json(answer, { status })))
      await userEvent.click(send)
      await expect(await canvas.findByText(Msg)).toBeVisible()
      await expect(messages()).toContain(Msg)
      await expect(canvas.queryByRole('alert')).toBeNull()
      await expect(store.get(alertAtom)).toBeUndefined()
      await expect(send).toBeEnabled()
      await expect(message).toHaveValue(WRITTEN.message)
    }
    const thanks = 'Thank you, we will call you.'
    const sending = holding('SaveInquiryDetails')
    msw.use(sending.handler, answering('SaveInquiryDetails', { response: { n: 1, Msg: thanks } }))
    recordingCalls('SaveInquiryDetails')({ msw })
    await userEvent.click(send)
    // What is typed meanwhile is not sent, and stays.
    await userEvent.type(message, ' Or the 13th?')
    sending.release()
    await expect(await canvas.findByText(thanks)).toBeVisible()
    await expect(messages()).toContain(thanks)
    await expect(message).toHaveValue(`${WRITTEN.message} Or the 13th?`)
    await userEvent.click(send)
    await waitFor(() => expect(message).toHaveValue(''))
    await expect(await canvas.findByText(thanks)).toBeVisible()
    const who = { Name: 'Asha Rao', EmailId: WRITTEN.email, PhoneNo: WRITTEN.mobile }
    await expect(sent).toEqual([
      { ...who, Message: WRITTEN.message },
      { ...who, Message: `${WRITTEN.message} Or the 13th?` },
    ])
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: [written, failing('SaveInquiryDetails')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Something bad happened; please try again later.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(WRITTEN.message)
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: () =>
    store.set(contactDraftAtom, {
      ...WRITTEN,
      name: `${LONG_WORD} `.repeat(3),
      message: 'Two looks, one dog. '.repeat(40),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Two looks, one dog. '.repeat(40))
    // The two short fields end where the name field above them ends, so that no third column stays empty.
    const right = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().right
    await atWidths([640, 800, 960, 1024, 1280, 1440, 1920], (width) =>
      expect(right('Mobile'), `${width} px`).toBeCloseTo(right('Name'), 0),
    )
  },
})
