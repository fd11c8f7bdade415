import preview from '../../.storybook/preview.tsx'
import { opens } from '../support/opens.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

const meta = preview.meta({
  title: 'Whole pages/Reading',
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
  args: { at: '/no-such-page' },
  play: opens("Look like You're lost"),
})
