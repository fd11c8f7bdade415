import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { FAQS } from '../../mocks/payloads/faqs.ts'
import { FaqsRoute } from '../../storefront/routes/faqs/FaqsRoute.tsx'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Routes/Discover/FAQ',
  id: 'routes-faq',
  component: RoutePage,
  args: { path: '/faqs', at: '/faqs', page: FaqsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    const [first] = FAQS
    await userEvent.click(await canvas.findByRole('button', { name: String(first?.Question) }))
    await expect(canvas.getByText(String(first?.Answer))).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(FAQS.length)
  },
})

export const Searched = meta.story({
  tags: ['visual'],
  args: { at: '/faqs?q=shoot' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/answers for “shoot”/)).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('shoot')
  },
})

export const WithoutResult = meta.story({
  tags: ['visual'],
  args: { at: '/faqs?q=zzzz' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show all questions' })).toBeVisible()
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetFAQ'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const WithoutQuestions = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('GetFAQ', { response: { n: 1, Msg: '' }, FAQList: [] }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('GetFAQ', { response: { n: 0, Msg: 'Back at ten.' } }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Back at ten.' })).toBeVisible()
  },
})

export const Broken = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetFAQ'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  args: { at: '/faqs?q=Donau' },
  beforeEach: ({ msw }) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(4)
    msw.use(
      answering('GetFAQ', {
        response: { n: 1, Msg: '' },
        FAQList: [{ FAQId: 1, Question: `${long}?`, Answer: `${long}\nनमस्ते 💥` }],
      }),
      ...freshHandlers(),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1', { selector: 'strong' })).toBeVisible()
  },
})
