import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PACKAGE_CATEGORIES } from '../../mocks/payloads/packages.ts'
import { BRAND } from '../../storefront/brand.ts'
import { SiteFooter } from '../../storefront/shell/SiteFooter.tsx'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { answering, recordingCalls, sent } from '../support/answers.ts'
import { InShop } from '../support/InShop.tsx'
import { messages } from '../support/messages.ts'
import { shopAddress } from '../support/shopAddress.ts'

const meta = preview.meta({
  title: 'Pages/Site footer',
  id: 'routes-site-footer',
  component: SiteFooter,
  args: { callToAction: true, chat: true },
  render: (args) => (
    <InShop>
      <main style={{ minHeight: 1200 }}>
        <h1>A page to browse</h1>
      </main>
      <SiteFooter {...args} />
    </InShop>
  ),
  beforeEach: [recordingCalls('SaveSubscribeDetails'), loadPackageCategories],
})

export const Ready = meta.story({
  parameters: {
    requirements: ['@SHELL-043 to 058', '@SHELL-060', '@SHELL-062', '@HOME-28', '@CONST-41 to 42', '@C-034'],
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    const { getByRole, getByText, queryByRole } = within(footer)
    await expect(getByText(BRAND.address)).toBeVisible()
    await expect(getByText('Phone: 10AM to 7.30PM, Sunday off. Shoots every day.')).toBeVisible()
    await expect(getByText(`© ${BRAND.name}`)).toBeVisible()
    await expect(getByRole('textbox', { name: 'Your email address' })).toBeVisible()
    for (const [name, href] of [
      [`Helpline ${BRAND.phone.text}`, BRAND.phone.href],
      [BRAND.email.text, BRAND.email.href],
      ...BRAND.social.map(({ label, href }) => [label, href] as const),
      ['Chat with us, opens in a new tab', BRAND.chat],
      ['Sets', '/sets'],
      ['Cottage stay', '/luxury-cottage-stay'],
      ['Cafe', '/restuarant'],
      ['About Us', '/contact-us#about'],
      ['Contact us', '/contact-us'],
      ["FAQ's", '/faqs'],
      ['Blogs', '/blog'],
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
    ] as const)
      await expect(getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(canvas.getByRole('link', { name: 'Check Pricing' })).toHaveAttribute(
      'href',
      `/pricing/${PACKAGE_CATEGORIES[0].SlugName}`,
    )

    // A required popup that nothing opens.
    const popup = footer.querySelector<HTMLElement>('[hidden][inert]')!
    await expect(popup).not.toBeVisible()
    await expect(popup.querySelector('input[name="check-in"]')).not.toBeNull()
    await expect(popup.querySelector('a[href="/cart"]')).toHaveTextContent('Add to cart')
    await expect(queryByRole('link', { name: 'Add to cart' })).toBeNull()
  },
})

export const ScrollsToTheTop = meta.story({
  parameters: { requirements: ['@SHELL-059', '@SHELL-061', '@C-035'] },
  args: { callToAction: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Check Pricing' })).toBeNull()
    const arrow = canvas.getByRole('button', { name: 'Back to the top' })
    arrow.scrollIntoView()
    await expect(window.scrollY).toBeGreaterThan(0)
    await userEvent.click(arrow)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
})

/** The form says what is wrong with an address, or why it was refused, and keeps it until it is accepted. */
export const Subscribed = meta.story({
  parameters: {
    requirements: [
      '@NEWS-01 to 05',
      '@API-45',
      '@SHELL-077',
      '@ERR-01',
      '@ERR-10',
      '@ERR-16',
      '@VAL-80 to 81',
      '@C-117',
    ],
  },
  play: async ({ canvas, msw, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your email address' })
    const subscribe = canvas.getByRole('button', { name: 'Subscribe' })
    await userEvent.click(subscribe)
    await expect(field).toHaveAccessibleDescription(/^Please enter your email address/)
    await userEvent.type(field, 'meera@')
    await userEvent.click(subscribe)
    await expect(field).toHaveAccessibleDescription(/^Please enter proper email address/)
    await expect(sent).toEqual([])
    msw.use(answering('SaveSubscribeDetails', { Response: { n: 0, Msg: 'You are on the list already' } }))
    await userEvent.type(field, 'example.com')
    await userEvent.click(subscribe)
    await expect(await canvas.findByText('You are on the list already')).toBeVisible()
    await expect(field).toHaveValue('meera@example.com')
    await expect(subscribe).toBeEnabled()
    await expect(shopAddress()).toBe('/')
    msw.use(answering('SaveSubscribeDetails', { Response: { n: 1, Msg: 'Shabash <b>&</b> welcome' } }))
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(shopAddress()).toBe('/contact-us'))
    await expect(sent).toEqual([{ EmailId: 'meera@example.com' }, { EmailId: 'meera@example.com' }])
    await expect(messages()).toEqual([
      'Please enter your email address',
      'Please enter proper email address',
      'You are on the list already',
      'Shabash <b>&</b> welcome',
    ])
    await expect(field).toHaveValue('')
  },
})
