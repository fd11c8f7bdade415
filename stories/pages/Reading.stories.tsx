import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { opens } from '../support/opens.ts'
import { shopAddress } from '../support/shopAddress.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

const meta = preview.meta({
  title: 'Journeys/Reading',
  id: 'pages-reading',
  component: WholePage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: visit,
})

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
export const Terms = meta.story({ args: { at: '/terms-and-conditions' }, play: opens('Terms & Conditions') })
export const Privacy = meta.story({ args: { at: '/privacy-policy' }, play: opens('Privacy Policy') })
export const Refund = meta.story({ args: { at: '/refund-policy' }, play: opens('Refund Policy') })
export const NotAvailable = meta.story({ args: { at: '/404' }, play: opens("Look like You're lost") })
/** Same picture as NotAvailable. */
export const UnknownAddress = meta.story({
  tags: ['!visual'],
  parameters: {
    requirements: ['@SHELL-118', '@SHELL-119', '@NF-01', '@NF-02', '@NF-03', '@NF-04', '@NF-05', '@ERR-34'],
  },
  args: { at: '/no-such-page' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opens("Look like You're lost")(context)
    await expect(shopAddress()).toBe('/404')
    await expect(canvas.getByText(/page.*not available/i)).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Home' }))
    await opens('A hundred backdrops, one open sky.')(context)
    await expect(shopAddress()).toBe('/')
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
})
