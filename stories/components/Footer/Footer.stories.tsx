import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Footer, type FooterProps } from '../../../design-system/components/Footer/Footer.tsx'
import { useControlled } from '../../support/controlled.tsx'

const newsletter = {
  title: 'New sets and open dates, once a month',
  label: 'Your email address',
  value: '',
  onChange: fn(),
  onSubmit: fn(),
  submit: 'Subscribe',
}

const args: FooterProps = {
  heading: ['Three acres,', 'under one sky.'],
  contacts: [
    { icon: 'pin', text: 'Gate 4, Orchard Road, Acre Village 400 000' },
    { icon: 'phone', text: 'Helpline 00000 00000', href: 'tel:0000000000' },
    { icon: 'mail', text: 'hello@studio.example', href: 'mailto:hello@studio.example' },
    { icon: 'clock', text: '10AM to 7.30PM, Sunday off' },
  ],
  columns: [
    {
      title: 'Company',
      links: ['Sets', 'About Us', 'Contact us', "FAQ's"].map((text, at) => ({ href: `#company-${at}`, text })),
    },
    {
      title: 'Customers',
      links: ['Blogs', 'Terms & Conditions', 'Privacy Policy', 'Refund Policy'].map((text, at) => ({
        href: `#customers-${at}`,
        text,
      })),
    },
  ],
  newsletter,
  social: [
    { icon: 'instagram', label: 'Instagram (opens in a new tab)', href: 'https://one.example' },
    { icon: 'facebook', label: 'Facebook (opens in a new tab)', href: 'https://two.example' },
    { icon: 'youtube', label: 'YouTube (opens in a new tab)', href: 'https://three.example' },
  ],
  copyright: '© 2026 Aperture Acres',
  toTop: { label: 'Back to top', onPress: fn() },
  mark: 'Aperture Acres',
  hidden: <a href="#cart">Add to cart</a>,
}

const meta = preview.meta({
  title: 'Navigation/Footer',
  id: 'components-footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args,
})

export const Default = meta.story({
  tags: ['visual'],
  parameters: {
    parts: {
      choice: { label: 'Theme', value: 'device', options: [{ value: 'device', text: 'System' }], onChange: fn() },
    },
  },
  render: (args) => <Typed {...args} />,
})

function Typed(props: FooterProps) {
  return <Footer {...props} newsletter={useControlled(props.newsletter)} />
}

export const NewsletterRefused = meta.story({
  tags: ['visual'],
  args: { newsletter: { ...newsletter, value: 'meera@', problem: 'Please enter a valid email address' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your email address' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address/)
  },
})
export const NewsletterBusy = meta.story({
  args: { newsletter: { ...newsletter, value: 'meera@example.in', busy: 'Please Wait...' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.newsletter.onSubmit).not.toHaveBeenCalled()
  },
})

export const SubscribesByEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Your email address' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.newsletter.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.newsletter.onSubmit).toHaveBeenCalledTimes(2)
  },
})

export const ColumnsAreNavigationInReadingOrderAndTheHiddenPartIsOutOfReach = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Add to cart' })).toBeNull()
    await expect(canvasElement.querySelector('[hidden][inert] a')).not.toBeNull()
    await expect(within(canvas.getByRole('navigation', { name: 'Customers' })).getAllByRole('link')).toHaveLength(4)
    for (const stop of canvasElement.querySelectorAll(':is(a, input, button):not([inert] *)')) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.toTop.onPress).toHaveBeenCalledOnce()
  },
})

/** With text of 200 % on a small phone, the columns are one below the other. */
export const LongWordsStayInTheWindow = meta.story({
  tags: ['visual'],
  args: {
    columns: [
      { title: 'Add-on services', links: [] },
      { title: 'Team', links: [{ href: '#team', text: 'Photographers' }] },
    ],
  },
})
