import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FAQS } from '../../mocks/payloads/faqs.ts'
import { FaqsRoute } from '../../storefront/routes/faqs/FaqsRoute.tsx'
import { answering, recordingCalls, sent } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate, shopAddress, visited } from '../support/shopAddress.ts'
import { toasts } from '../support/messages.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const meta = preview.meta({
  title: 'Pages/FAQ',
  id: 'routes-faq',
  component: RoutePage,
  args: { at: '/faqs', page: FaqsRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@FAQ-01 to 04', '@API-22'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = FAQS
    const question = await canvas.findByRole('button', { name: String(first?.Question) })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good questions' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search by keyword' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      FAQS.map(({ Question }) => Question),
    )
    await expect(canvas.queryByText(String(first?.Answer))?.checkVisibility() ?? false).toBe(false)
    await userEvent.click(question)
    await expect(canvas.getByText(String(first?.Answer))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Can I cancel?' }))
    await expect(canvas.getByText(/full refund within 7 working days/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'refund policy' })).toHaveAttribute('href', '/refund-policy')
  },
})

export const Searched = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@FAQ-05 to 07', '@C-064'] },
  args: { at: '/faqs?q=zzzz' },
  beforeEach: recordingCalls('GetFAQ'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all questions' }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(FAQS.length))
    const box = canvas.getByRole('searchbox', { name: 'Search by keyword' })
    await expect(box).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.type(box, 'EARL{Enter}')
    await expect(await canvas.findByText(/answer for “EARL”/)).toBeVisible()
    await expect(visited()).toEqual(['/faqs?q=zzzz', '/faqs', '/faqs?q=EARL'])
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/come early/)
    await userEvent.clear(box)
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(FAQS.length))
    await expect(shopAddress()).toBe('/faqs')
    await waitFor(() => expect(sent).toHaveLength(3))
    await userEvent.type(box, 'drone')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByText(/answer for “drone”/)).toHaveTextContent('1 answer for “drone”')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/drone/i)
    // As Back does.
    navigate('/faqs?q=shoot')
    await waitFor(() => expect(box).toHaveValue('shoot'))
    await expect(await canvas.findByText(/answers for “shoot”/)).toBeVisible()
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^shoot$/i)
    // Pictures show no focus.
    canvas.getByRole('button', { name: 'Search' }).blur()
  },
})

export const WithoutResult = meta.story({
  tags: ['visual'],
  args: { at: '/faqs?q=zzzz' },
  parameters: { requirements: ['@FAQ-11', '@C-065'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await waitFor(() => expect(toasts()).toEqual([{ tone: 'error', text: 'Sorry, no result found!', announce: true }]))
    await expect(canvas.getByRole('button', { name: 'Show all questions' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetFAQ'),
  play: saysToWait,
})

export const Broken = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetFAQ'),
  play: offersRetry,
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
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1', { selector: 'strong' })).toBeVisible()
  },
})
