import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { ContactRoute } from '../../storefront/routes/contact/ContactRoute.tsx'
import { contactDraftAtom, EMPTY } from '../../storefront/routes/contact/contactDraft.ts'
import { store } from '../../storefront/state/store.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
const WRITTEN = { name: 'Asha Rao', email: 'asha@example.com', mobile: '9876543210', message: 'Is 12 Dec free?' }

const meta = preview.meta({
  title: 'Routes/Discover/Contact',
  id: 'routes-contact',
  component: RoutePage,
  args: { path: '/contact-us', at: '/contact-us', page: ContactRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => {
    store.set(contactDraftAtom, EMPTY)
    return () => store.set(contactDraftAtom, EMPTY)
  },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
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
    await expect(canvas.queryByText('Please enter your email address')).toBeNull()
  },
})

export const Sending = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    msw.use(waiting('SaveInquiryDetails'), ...freshHandlers())
    store.set(contactDraftAtom, WRITTEN)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByRole('button', { name: 'Please Wait...' })).toBeVisible()
  },
})

export const Sent = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    msw.use(
      answering('SaveInquiryDetails', { response: { n: 1, Msg: 'Thank you, we will call you.' } }),
      ...freshHandlers(),
    )
    store.set(contactDraftAtom, WRITTEN)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Thank you, we will call you.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''))
  },
})

export const Refused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    msw.use(answering('SaveInquiryDetails', { response: { n: 0, Msg: 'Please try later.' } }), ...freshHandlers())
    store.set(contactDraftAtom, WRITTEN)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Please try later.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(WRITTEN.message)
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    msw.use(breaking('SaveInquiryDetails'), ...freshHandlers())
    store.set(contactDraftAtom, WRITTEN)
  },
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
  },
})
