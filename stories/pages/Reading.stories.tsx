import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { opens } from '../support/opens.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

const meta = preview.meta({
  title: 'Journeys/Reading',
  id: 'pages-reading',
  component: WholePage,
  tags: ['visual'],
  beforeEach: visit,
})

const headings = (root: HTMLElement) => [...root.querySelectorAll('h2')].map(({ textContent }) => textContent)

export const Faqs = meta.story({ args: { at: '/faqs' }, play: opens('Good questions') })
export const Blog = meta.story({
  args: { at: '/blog' },
  play: opens('Notes from the farm', 'How to chase golden hour'),
})
export const BlogPost = meta.story({
  args: { at: '/blog/how-to-chase-golden-hour' },
  play: opens('How to chase golden hour'),
})
export const Cafe = meta.story({ args: { at: '/restuarant' }, play: opens('The kitchen keeps crew time') })
export const Contact = meta.story({ args: { at: '/contact-us' }, play: opens('Tell us about your shoot') })
export const Terms = meta.story({
  args: { at: '/terms-and-conditions' },
  parameters: { requirements: ['@TERMS-01 to 04', '@TEXT-33 to 41', '@C-124 to 125'] },
  play: async (context) => {
    await opens('Terms & Conditions')(context)
    const main = context.canvas.getByRole('main')
    await expect(headings(main)).toEqual([
      'General Terms',
      'Booking and Payment Terms',
      'Studio and Equipment Hire Terms',
      'Breakages Losses and Damages',
    ])
    for (const fact of [
      'Entry allowed 30 minutes early',
      'Use of one set is 30 minutes at a stretch',
      'Vehicle use maximum 30 minutes',
      "Rescheduling needs 72 hours' notice",
      'A second couple costs 50% extra',
      'An extra non-couple shoot costs INR 5000',
      'Extra people cost INR 1000 each',
      'About 5-6 shoots a day',
      'INR 3000 plus 18% GST',
    ])
      await expect(main).toHaveTextContent(fact)
  },
})
export const Privacy = meta.story({
  parameters: { requirements: ['@PRIV-01 to 11', '@TEXT-42 to 44'] },
  args: { at: '/privacy-policy' },
  play: async (context) => {
    const { canvas } = context
    await opens('Privacy Policy')(context)
    const main = canvas.getByRole('main')
    await expect(headings(main)).toEqual([
      'Terms of use',
      'What is collected',
      'Use of the information',
      'Security',
      'Cookies',
      'Links',
      'Controlling personal information',
      'Disclaimer',
      'Cancellation policy',
      'Refund policy',
      'Merchant clause',
    ])
    const cancelling = canvas.getByRole('region', { name: 'Cancellation policy' })
    await expect(cancelling).toHaveTextContent('A request is possible within 6 hours of the order')
    await expect(cancelling).toHaveTextContent('not possible if the booking starts within 72 hours')
    await expect(main).toHaveTextContent('An unconfirmed payment should be reported within 24 hours')
  },
})
export const Refund = meta.story({
  parameters: { requirements: ['@REFU-01', '@C-078'] },
  args: { at: '/refund-policy' },
  play: async (context) => {
    await opens('Refund Policy')(context)
    const points = within(context.canvas.getByRole('main'))
      .getAllByRole('list')
      .find((list) => !list.querySelector('a'))
    await expect(points?.children).toHaveLength(3)
  },
})
/** Not photographed. Its states are stories of Pages/Search page. */
export const Search = meta.story({ tags: ['!visual'], args: { at: '/search' }, play: opens('Search') })
export const NotAvailable = meta.story({
  parameters: { requirements: ['@SHELL-118', '@NF-01 to 05'] },
  args: { at: '/404' },
  play: async (context) => {
    const { canvas } = context
    await opens("Look like You're lost")(context)
    await expect(canvas.getByText(/page.*not available/i)).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  },
})
