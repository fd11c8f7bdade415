import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { BANNERS } from '../../mocks/payloads/banners.ts'
import { PACKAGE_CATEGORIES } from '../../mocks/payloads/packages.ts'
import { BRAND } from '../../storefront/brand.ts'
import { HomeRoute } from '../../storefront/routes/home/HomeRoute.tsx'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { keepDay } from '../../storefront/state/visitDay.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { answering } from '../support/answers.ts'
import { atWidths } from '../support/atWidths.ts'
import { openedDialog, pickNextMonth } from '../support/dialogs.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { openLazily } from '../support/openLazily.ts'
import { navigate, shopAddress } from '../support/shopAddress.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  id: 'routes-home',
  component: RoutePage,
  args: { at: '/', page: HomeRoute },
})

/** In this order (C-047). */
const SERVICES = [
  ['Props', '/props'],
  ['Outfits', '/outfits'],
  ['Cinematographers', '/hire-professionals/cinematographers'],
  ['Hired help', '/hire-professionals'],
  ['Make-up artists', '/hire-professionals/makeup-artist'],
  ['Photographers', '/hire-professionals/photographers'],
]

export const Ready = meta.story({
  parameters: {
    requirements: [
      '@HOME-01 to 18',
      '@HOME-23 to 26',
      '@HOME-31',
      '@HOME-33',
      '@SHELL-124',
      '@TEXT-06',
      '@TEXT-25 to 30',
      '@API-01 to 02',
      '@CONST-17',
    ],
  },
  beforeEach: loadPackageCategories,
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Aperture Acres | One-stop solution for all your shooting requirements')
    const headings = (level: number) => canvas.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
    await expect(headings(2)).toEqual(
      expect.arrayContaining([
        'Welcome to a farm built for the camera.',
        'In The Woods overnight stay',
        'The ultimate wedding venue',
        'glance at our beautiful shooting sets',
        'Hungry? try our Cafe',
      ]),
    )
    await expect(headings(3)).toEqual(
      expect.arrayContaining(['Texas Ranch', 'The Rajwada Courtyard', 'Love Blossom', 'Luminous Tree']),
    )
    for (const [name, href] of [
      ['Contact for booking', '/contact-us'],
      ['view all', '/sets'],
      ['check menu', '/restuarant'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const tour of canvas.getAllByRole('link', { name: /^Take a tour \(film\) ?, opens in a new tab$/ })) {
      await expect(tour).toHaveAttribute('href', BRAND.tourVideo)
      await expect(tour).toHaveAttribute('target', '_blank')
    }
    const services = within(canvas.getByRole('region', { name: 'Everything else the day needs' }))
    await expect(
      services
        .getAllByRole('link')
        .map((link) => [link.textContent.replaceAll('\u00AD', ''), link.getAttribute('href')]),
    ).toEqual(SERVICES)
    const quotes = canvas.getByRole('region', { name: 'What our guests say' })
    await expect(quotes.querySelectorAll('blockquote')).toHaveLength(4)

    const [pricing] = await canvas.findAllByRole('link', { name: 'Check Pricing' })
    await expect(pricing).toHaveAttribute('href', `/pricing/${PACKAGE_CATEGORIES[1].SlugName}`)
    await canvas.findByRole('img', { name: 'Banner 1 of 5' })
    const banners = within(canvas.getByRole('group', { name: 'Banners' })).getAllByRole('img', { hidden: true })
    await expect(banners.map((picture) => picture.getAttribute('src'))).toEqual(
      BANNERS.map(({ ThumbnailLink }) => ThumbnailLink),
    )
    await expect(canvas.getAllByRole('button', { name: /^Banner \d$/ })).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 3' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Banner 3 of 5' })).toBeVisible())
    await expect(canvas.queryByRole('img', { name: 'Banner 1 of 5' })).toBeNull()
  },
})

export const WithoutBannersAndCategories = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@HOME-32'] },
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetAllHomeScreenBanner', { Response: { n: 0, Msg: 'Not today' }, BannerList: BANNERS }),
      ...freshHandlers({ scenario: 'server-down' }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /fountain of The Rajwada Courtyard/ })
    await expect(canvas.queryByRole('group', { name: 'Banners' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Banner/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Check Pricing' })).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A hundred backdrops, one open sky.')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText('Not today')).toBeNull()
    await expect(messages()).toEqual([])
  },
})

/** The dialog is left open for the checks that run after each story. */
export const DayFirst = meta.story({
  beforeEach: loadPackageCategories,
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('combobox', { name: 'When is your shoot?' })
    const opened = async () => {
      await openLazily(field())
      const dialog = await openedDialog('When is your shoot?')
      await dialog.findByRole('grid')
      return dialog
    }
    const dialog = await opened()
    await expect(dialog.getByText('See which packages are free.')).toBeVisible()
    await pickNextMonth(dialog, userEvent)
    await waitFor(() =>
      expect(shopAddress()).toMatch(new RegExp(`^/pricing/${PACKAGE_CATEGORIES[1].SlugName}\\?date=\\d{4}-\\d\\d-15$`)),
    )
    navigate('/')
    const day = addDays(today(), 10)
    keepDay(day)
    await waitFor(async () => expect(await field()).toHaveValue(dMy(day)))
    ;(await field()).focus()
    await userEvent.click((await opened()).getByRole('button', { name: 'Any day' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(shopAddress()).toBe('/')
    await expect(await field()).toHaveValue('')
    await expect(await field()).toHaveFocus()
    await opened()
  },
})

const PLACES = [
  ['Texas Ranch', '/set/texas-ranch'],
  ['The Rajwada Courtyard', '/set/rajwada-courtyard'],
  ['Love Blossom', '/set/love-blossom'],
  ['Luminous Tree', '/set/luminous-tree'],
  ['The Glasshouse', '/set/glasshouse'],
  ['The cafe', '/restuarant'],
  ['In The Woods cottage', '/luxury-cottage-stay'],
]

/** Each pin is on the plan, can be pressed there, and is part of its place's link, so there are seven tab stops. */
export const PlacesOnThePlan = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = within(canvas.getByRole('list', { name: 'Walk the acres' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(PLACES)
    // The number has no alternative text, because a screen reader would run it together with the name.
    await expect(getComputedStyle(links[0]!, '::before').content).toMatch(/ \/ ""$/)
    const plan = canvasElement.querySelector('img[src="/art/plan/acres.svg"]')!
    await atWidths([1280, 390], async (width) => {
      for (const link of links) {
        const pin = link.querySelector('i')!
        pin.scrollIntoView({ block: 'center' })
        const place = pin.getBoundingClientRect()
        const land = plan.getBoundingClientRect()
        const inside = [
          place.left - land.left,
          land.right - place.right,
          place.top - land.top,
          land.bottom - place.bottom,
        ]
        await expect(Math.min(...inside), `${link.textContent}, ${width} px`).toBeGreaterThan(0)
        const pressed = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
        await expect(pressed?.closest('a'), `${link.textContent}, ${width} px`).toBe(link)
      }
    })
    links[0]!.focus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
  },
})
