import { expect, fn, waitFor, within } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { ArchDefinition } from '../../../design-system/components/Arch/Arch.tsx'
import { Header } from '../../../design-system/components/Header/Header.tsx'
import type { HeaderProps } from '../../../design-system/components/Header/props.ts'
import { Logo } from '../../../design-system/components/Logo/Logo.tsx'
import { MiniCart } from '../../../design-system/patterns/MiniCart/MiniCart.tsx'
import { Screen } from '../../support/Screen.tsx'

const links = (...texts: string[]) =>
  texts.map((text) => ({ href: `#${text.toLowerCase().replaceAll(' ', '-')}`, text }))

const guest: HeaderProps = {
  logo: <Logo label="Aperture Acres" href="#home" />,
  label: 'Main',
  links: [
    { href: '#', text: 'Home', current: true },
    { href: '#sets', text: 'Sets' },
    { href: '#setups', text: 'Setups' },
    {
      text: 'Add On Services',
      groups: [
        {
          title: 'Props',
          href: '#props',
          icon: 'lamp',
          items: links('Vintage vehicles', 'Swings and cycles', 'Furniture', 'Florals', 'Frames and mirrors'),
        },
        {
          title: 'Outfits',
          href: '#outfits',
          icon: 'dress',
          items: links('Lehenga', 'Gowns', 'Sarees', 'Sherwani & kurta', 'Maternity'),
        },
        {
          title: 'Professionals',
          icon: 'hand',
          items: links('Make-up artists', 'Photographers', 'Dress stylists', 'Hired help'),
        },
        {
          title: 'Food & beverages',
          href: '#food',
          icon: 'food',
          items: links('Farm Thali', 'Banana Leaf Lunch', 'Crew High Tea', 'Bonfire Dinner'),
        },
      ],
      promo: {
        href: '#new',
        picture: { src: '/art/outfit/anarkali.svg', alt: '' },
        title: 'Nightfall Paithani',
        text: 'New on the rail, ₹1,950 a day',
      },
    },
    { href: 'https://venue.example', text: 'Wedding Venue', external: true },
    { href: '#blog', text: 'Blogs' },
    { href: '#faqs', text: "FAQ's" },
  ],
  bookNow: {
    text: 'Book Now',
    items: links(
      'Studio Tour',
      'Bloggers & Influencers',
      'Customised Setup',
      'Modelling & Fashion Portfolio',
      'Music Video & Ads',
      'Pre Wedding & Maternity',
      'Product & Garment',
      'Web Series & TV Serials',
    ),
  },
  account: { kind: 'guest', text: 'Login/Register', onLogin: fn() },
  search: { label: 'Search', onPress: fn() },
  plan: { label: 'Your plan, 3 things', count: 3, onPress: fn() },
  cart: {
    label: 'Cart, 7 items',
    count: 7,
    mini: (close) => (
      <MiniCart
        title="Your cart"
        lines={[
          {
            label: 'Golden Hour',
            detail: '12 Dec 2026',
            amount: 'INR 24,500',
            picture: { src: '/art/scene/sunflower-field.3x4.svg', alt: '' },
          },
          { label: 'Add-on services', detail: '5 services', amount: 'INR 21,900' },
          { label: 'Stay', detail: '1 stay', amount: 'INR 6,500' },
        ]}
        subtotal={{ label: 'Subtotal', value: 'INR 52,900.00' }}
        action={{ href: '#cart', text: 'View cart' }}
        close={{ label: 'Close cart', onPress: close }}
      />
    ),
  },
  menu: { open: 'Open menu', close: 'Close menu', label: 'Menu' },
  externalLabel: ', opens in a new tab',
}
const onLogOut = fn()
const user: HeaderProps = {
  ...guest,
  account: {
    kind: 'user',
    name: 'Meera',
    label: 'Account of Meera',
    items: [
      { href: '#bookings', text: 'My Account/Booking' },
      { text: 'Log out', onPress: onLogOut },
    ],
  },
}

const written = {
  links: `[
  { href: '/', text: 'Home', current: true },
  { href: '/sets', text: 'Sets' },
  {
    text: 'Add On Services',
    groups: [
      {
        title: 'Outfits',
        href: '/outfits',
        icon: 'dress',
        items: [{ href: '/outfits/gowns', text: 'Gowns' }],
      },
    ],
  },
  { href: 'https://venue.example', text: 'Wedding Venue', external: true },
]`,
  bookNow: `{
  text: 'Book Now',
  items: [{ href: '/pricing', text: 'Pre Wedding & Maternity' }],
}`,
  mini: `(close) => (
  <MiniCart
    title="Your cart"
    lines={[{ label: 'Golden Hour', amount: 'INR 24,500' }]}
    subtotal={{ label: 'Subtotal', value: 'INR 24,500.00' }}
    action={{ href: '/cart', text: 'View cart' }}
    close={{ label: 'Close cart', onPress: close }}
  />
)`,
}

const meta = preview.meta({
  title: 'Navigation/Header',
  id: 'components-header',
  component: Header,
  parameters: { written, layout: 'fullscreen', docs: framed(420) },
  args: guest,
  // Tall enough for the open panels.
  render: (args) => (
    <div style={{ minHeight: 700 }}>
      <ArchDefinition />
      <Header {...args} />
      <main style={{ padding: 24 }}>
        <h1>A hundred backdrops</h1>
        <a href="#below">A link below</a>
      </main>
    </div>
  ),
})

/** Stories run at either width; checks for one are skipped at the other. */
const isWide = () => window.matchMedia('(min-width: 1200px)').matches

export const Default = meta.story({ tags: ['visual'] })
export const LoggedInWithAnEmptyCart = meta.story({
  tags: ['visual'],
  args: {
    ...user,
    cart: {
      label: 'Cart, empty',
      count: 0,
      mini: <MiniCart title="Your cart" lines={[]} empty="Oops! Your cart is empty!" />,
    },
  },
})
/** If the provider's menus cannot be fetched, the fixed entries remain. */
export const WithoutMenus = meta.story({
  tags: ['visual'],
  args: {
    links: guest.links.map((link) =>
      link.groups ? { ...link, groups: link.groups.map((group) => ({ ...group, items: [] })) } : link,
    ),
    bookNow: { text: 'Book Now', items: links('Studio Tour') },
  },
  play: async ({ canvas, userEvent }) => {
    if (!isWide()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Add On Services' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Props' })).toBeVisible())
    const outside = canvas.getByRole('link', { name: /^Wedding Venue ?, opens in a new tab$/ })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
})
export const LongestName = meta.story({
  tags: ['visual'],
  args: {
    account: { kind: 'user', name: 'Donaudampfschifffahrtsgesellschaft', items: [] },
    cart: { ...guest.cart, label: 'Cart, 128 items', count: 128 },
  },
})

/** The last width with a menu button, and the first with all links. Nothing may be cut off at either. */
export const AroundItsBreakpoint = meta.story({
  tags: ['visual'],
  args: user,
  parameters: { docs: framed(300) },
  render: (args) => (
    <main style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h1>Around 1200 px</h1>
      {[1199, 1200].map((width) => (
        <Screen key={width} title={`Header at ${width} px`} width={width} height={120}>
          <Header {...args} />
        </Screen>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    for (const [width, name] of [
      [1199, 'Open menu'],
      [1200, 'Account of Meera'],
    ] as const) {
      const inside = () => canvas.getByTitle<HTMLIFrameElement>(`Header at ${width} px`).contentDocument!
      await waitFor(() => expect(within(inside().body).getByRole('button', { name })).toBeVisible())
      const { documentElement } = inside()
      await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth)
    }
  },
})

export const MegaMenuOpen = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    if (!isWide()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Add On Services' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Farm Thali' })).toBeVisible())
  },
})

export const MiniCartOpen = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cart, 7 items' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible())
  },
})

export const MegaMenuByKeyboardAndEscapeReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add On Services' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Props' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Lehenga' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Hired help' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
})

export const ClickOpensSaysSoAndFocusLeavingCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add On Services' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    canvas.getByRole('link', { name: 'A link below' }).focus()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const bookNow = canvas.getByRole('button', { name: 'Book Now' })
    await userEvent.click(bookNow)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Studio Tour' })).toBeVisible())
    const cart = canvas.getByRole('button', { name: 'Cart, 7 items' })
    await userEvent.click(cart)
    await expect(bookNow).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Close cart' }))
    await expect(cart).toHaveFocus()
  },
})

export const OpensUnderTheMouseAndByEnter = meta.story({
  parameters: { requirements: ['@SHELL-005'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add On Services' })
    const entry = () => canvas.queryByRole('link', { name: 'Farm Thali' })
    await userEvent.hover(button)
    await waitFor(() => expect(entry()).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Book Now' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Studio Tour' })).toBeVisible())
    await expect(entry()).toBeNull()
    await userEvent.unhover(canvas.getByRole('button', { name: 'Book Now' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Studio Tour' })).toBeNull())
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(entry()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(entry()).toBeNull()
    await expect(button).toHaveFocus()
  },
})

/** Safari focuses no button that is pressed, but the login returns the focus to it. */
export const LoginTakesTheFocusInSafari = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('mousedown', (event) => event.preventDefault(), { once: true })
    const login = canvas.getByRole('button', { name: 'Login/Register' })
    await userEvent.click(login)
    await expect(login).toHaveFocus()
  },
})

export const LogsOut = meta.story({
  args: user,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Meera' }))
    await expect(canvas.getByRole('link', { name: 'My Account/Booking' })).toHaveAttribute('href', '#bookings')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(onLogOut).toHaveBeenCalledOnce()
  },
})

const onPhone = { docs: framed(600, 'phone') }

export const MobileMenuOpen = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: onPhone,
  play: async ({ canvas, userEvent }) => {
    if (isWide()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add On Services' }))
    await expect(within(dialog).getByRole('link', { name: 'Farm Thali' })).toBeVisible()
    // Close stays visible while the list scrolls.
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight))
    dialog.scrollTop = dialog.scrollHeight
    await expect(
      within(dialog).getByRole('button', { name: 'Close menu' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0)
    dialog.scrollTop = 0
  },
})

/** A button that is alone in its row takes its whole width. */
export const MobileMenuOfACustomer = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: onPhone,
  args: user,
  play: async ({ canvas, userEvent }) => {
    await expect(isWide()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' })
    const foot = within(dialog).getByRole('button', { name: 'Log out' }).parentElement as HTMLElement
    const last = foot.lastElementChild as HTMLElement
    const { paddingLeft, paddingRight } = getComputedStyle(foot)
    const inside = foot.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    await expect(Math.abs(last.getBoundingClientRect().width - inside)).toBeLessThan(1)
  },
})

export const MobileMenuGivesFocusBack = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(isWide()).toBe(false)
    const burger = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(burger)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(burger).toHaveFocus()
    await userEvent.click(burger)
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Login/Register' }))
    await expect(args.account.kind === 'guest' && args.account.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})
