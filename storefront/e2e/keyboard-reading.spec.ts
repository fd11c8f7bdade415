import { expect, test } from './testing/walk/walk.ts'

test(
  'a contact message, after every possible error',
  { tag: ['@KEYBOARD', '@SHELL-076', '@CONF-02', '@ERR-17', '@API-23'] },
  async ({ page, walk }) => {
    const main = page.getByRole('main')
    const box = (name: string) => main.getByRole('textbox', { name, exact: true })
    const send = main.getByRole('button', { name: 'Send message' })
    await walk.open('/contact-us')
    await walk.press(send)
    await walk.type(box('Name'), 'Asha O’Neil')
    await walk.type(box('Email'), 'asha')
    await walk.press(send)
    await walk.type(box('Email'), 'asha@example.com')
    await walk.type(box('Mobile'), '612345')
    await walk.press(send)
    await walk.type(box('Mobile'), '6123456789')
    await walk.press(send)
    await walk.type(box('Message'), 'Is 12 Dec free? We are nine.')
    await walk.press(send)
    await expect(box('Message')).toHaveValue('')
    await walk.end('contact')
  },
)

test('menu, theme, blog, FAQ, flip-book, carousel', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
  const [banner, main] = [page.getByRole('banner'), page.getByRole('main')]
  const services = banner.getByRole('button', { name: 'Add On Services' })
  await walk.open('/blog')
  await walk.press(services, 'Enter', banner.getByRole('list', { name: 'Props' }))
  await walk.read(banner)
  await walk.tabTo(banner.getByRole('list', { name: 'Props' }).getByRole('link').first())
  await walk.keys(['Escape'])
  await expect(services).toBeFocused()
  await walk.press(
    main.getByRole('link', { name: /How to chase golden hour/ }),
    'Enter',
    main.getByRole('heading', { level: 1, name: 'How to chase golden hour' }),
  )

  await walk.open('/faqs')
  await walk.press(main.getByRole('button', { name: 'Can I cancel?' }))
  await walk.type(main.getByRole('searchbox'), 'drone')
  await walk.keys(['Enter'])

  await walk.open('/restuarant')
  await walk.press(main.getByRole('button', { name: 'Next page' }))
  const picture = main.getByRole('link', { name: /^Enlarge/ }).first()
  await walk.press(picture, 'Enter', page.getByRole('dialog'))
  await walk.keys(['Escape'])
  await expect(picture).toBeFocused()

  await walk.open('/')
  await walk.press(main.getByRole('button', { name: 'Next sets' }))
  await walk.press(main.getByRole('button', { name: 'Next quote' }))
  await walk.end('reading')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu, a package, and the footer with the theme', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
    const [banner, main] = [page.getByRole('banner'), page.getByRole('main')]
    const menu = banner.getByRole('button', { name: 'Open menu' })
    const dialog = page.getByRole('dialog', { name: 'Golden Hour' })
    const theme = page.getByRole('combobox', { name: 'Theme' })
    await walk.open('/pricing/pre-wedding-maternity')
    await walk.press(menu, 'Enter', page.getByRole('dialog', { name: 'Menu' }))
    await walk.keys(['Escape'])
    await expect(menu).toBeFocused()
    await walk.press(main.getByRole('button', { name: 'Add package Golden Hour' }), 'Enter', dialog.getByRole('grid'))
    await walk.pickDay(dialog, 'Available')
    await walk.press(
      dialog.getByRole('button', { name: 'Add to cart' }),
      'Enter',
      banner.getByRole('button', { name: 'Cart, 1 item' }),
    )
    await walk.tabTo(theme)
    await walk.keys(['N'])
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await walk.read(page.getByRole('contentinfo'))
    await walk.look()
    await walk.end('phone')
  })
})
