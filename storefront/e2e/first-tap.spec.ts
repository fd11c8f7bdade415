import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test, type ServedShop } from './testing/shop.ts'

test.use({ hydrated: false })

const PATH = '/pricing/pre-wedding-maternity'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Held {
  readonly address: string
  reached(): Promise<void>
  release(): Promise<void>
}

function gate(): { open: () => void; opened: Promise<void> } {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

async function holdFile(page: Page, shop: ServedShop, files: string): Promise<Held> {
  const asked = gate()
  const free = gate()
  await page.route(files, async (route) => {
    asked.open()
    await free.opened
    await route.continue()
  })
  return {
    address: shop.url(PATH),
    reached: () => asked.opened,
    release: () => Promise.resolve(free.open()),
  }
}

/** A server in front of the shop holds back the end of the HTML. */
async function holdEnd(page: Page, shop: ServedShop): Promise<Held> {
  const free = gate()
  const front = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked
    const toShop = request(shop.url(url), { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      if (url !== PATH) return void got.pipe(answer)
      const parts: Buffer[] = []
      got.on('data', (part: Buffer) => void parts.push(part))
      got.on('end', () => {
        const html = Buffer.concat(parts)
        const end = html.indexOf('</footer>')
        answer.write(html.subarray(0, end))
        void free.opened.then(() => answer.end(html.subarray(end)))
      })
    })
    asked.pipe(toShop)
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  page.once('close', () => {
    front.closeAllConnections()
    front.close()
  })
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}${PATH}`,
    reached: () => page.getByRole('contentinfo').waitFor(),
    release: () => Promise.resolve(free.open()),
  }
}

interface HeldWindow {
  tasks: { count: number; waiting: (() => void)[]; isFree: boolean }
}

/**
 * Stops the app before its task number `at`. Tasks are as small as possible: React yields after each component.
 * @param by how the task is scheduled: React posts a `message`, the start script calls `yield`.
 */
async function holdTask(page: Page, shop: ServedShop, by: 'message' | 'yield', at: number): Promise<Held> {
  await page.addInitScript(
    ([how, last]) => {
      const tasks: HeldWindow['tasks'] = { count: 0, waiting: [], isFree: false }
      Object.assign(window, { tasks })
      const whenFree = (run: () => void): void => {
        tasks.count += 1
        if (tasks.isFree || tasks.count < last) run()
        else tasks.waiting.push(run)
      }
      if (how === 'yield') {
        const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } }
        const real = scheduler.yield.bind(scheduler)
        scheduler.yield = async () => {
          await new Promise<void>(whenFree)
          await real()
        }
        return
      }
      const real = performance.now.bind(performance)
      let ahead = 0
      performance.now = () => {
        // Always out of time, so React yields; but idle work must start once it is free.
        if (!tasks.isFree) ahead += 10
        return real() + ahead
      }
      const { prototype } = MessagePort
      const post = Reflect.get(prototype, 'postMessage') as (message: unknown) => void
      prototype.postMessage = function postMessage(message: unknown) {
        whenFree(() => Reflect.apply(post, this, [message]))
      }
    },
    [by, at] as const,
  )
  return {
    address: shop.url(PATH),
    reached: async () => {
      await page.waitForFunction(() => (window as unknown as HeldWindow).tasks.waiting.length > 0)
    },
    release: () =>
      page.evaluate(() => {
        const { tasks } = window as unknown as HeldWindow
        tasks.isFree = true
        for (const run of tasks.waiting.splice(0)) run()
      }),
  }
}

type Hold = (page: Page, shop: ServedShop) => Promise<Held>
const file =
  (name: string): Hold =>
  (page, shop) =>
    holdFile(page, shop, `**/assets/${name}-*.js`)
const task =
  (by: 'message' | 'yield', at: number): Hold =>
  (page, shop) =>
    holdTask(page, shop, by, at)

/** Presses are queued until the code has loaded. */
const BEFORE_REACT: Readonly<Record<string, Hold>> = {
  'the end of the HTML is on its way': holdEnd,
  'no module has arrived': file('bootstrap'),
  'the code of the page is on its way': file('PricingRoute'),
}
const STARTED = 'the cart is asked for'

/** React hydrates the pressed part first, so that dialogs and panels open at once. */
const WITH_REACT: Readonly<Record<string, Hold>> = {
  'React begins': task('message', 1),
  'React has hydrated the header in part': task('message', 60),
  'React has hydrated the page in part': task('message', 250),
  'the visitor’s state is about to be restored': task('yield', 2),
  [STARTED]: (page, shop) => holdFile(page, shop, '**/v1/GetUserCart'),
}

/** A tap is queued, then followed by React while it begins, and by the page. Clicks below meet every moment. */
const TAP_MOMENTS = ['no module has arrived', 'React has hydrated the header in part', STARTED]

/** In this order, the browser, the start script, React and the page handle the link. */
const LINK_MOMENTS = [
  'no module has arrived',
  'the code of the page is on its way',
  'React has hydrated the header in part',
  STARTED,
]

for (const [moment, hold] of Object.entries({ ...BEFORE_REACT, ...WITH_REACT })) {
  test.describe(`while ${moment}`, () => {
    test('a field keeps what is typed, a button of the header and one that adds act', async ({ page, shop }) => {
      const held = await hold(page, shop)
      await page.goto(held.address, { waitUntil: 'commit' })
      const email = page.getByRole('textbox', { name: 'Your email address' })
      await email.fill('meera@example.com')
      await held.reached()
      // Behind a dialog, elements have no role.
      const hidden = { includeHidden: true }
      const book = page.getByRole('banner', hidden).getByRole('button', { name: 'Book Now', ...hidden })
      const dialog = page.getByRole('dialog', { name: 'Golden Hour' })
      await book.click()
      const opensAtOnce = moment in WITH_REACT
      if (opensAtOnce) await expect(book).toHaveAttribute('aria-expanded', 'true')
      await page.getByRole('button', { name: 'Add package Golden Hour' }).click()
      if (moment !== STARTED) await expect(dialog).toHaveCount(0)
      await held.release()
      await expect(dialog).toBeVisible()
      await expect(book).toHaveAttribute('aria-expanded', String(!opensAtOnce))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(email).toHaveValue('meera@example.com')
    })

    if (LINK_MOMENTS.includes(moment))
      test('a link is followed', async ({ page, shop }) => {
        const held = await hold(page, shop)
        await page.goto(held.address, { waitUntil: 'commit' })
        const link = page.getByRole('banner').getByRole('link', { name: 'Sets', exact: true })
        await link.hover()
        await held.reached()
        await link.click({ noWaitAfter: true })
        await held.release()
        await expect(page).toHaveURL(/\/sets$/)
        await expect(page.getByRole('heading', { level: 1, name: '70+ Locations Worldwide' })).toBeVisible()
      })

    if (!TAP_MOMENTS.includes(moment)) return
    test.describe('on a phone', () => {
      test.use(PHONE)

      test('the menu opens and closes once, and nothing looks busy after that', async ({ page, shop }) => {
        const held = await hold(page, shop)
        await page.goto(held.address, { waitUntil: 'commit' })
        const button = page.getByRole('button', { name: 'Open menu' })
        await button.waitFor()
        await held.reached()
        const menu = page.getByRole('dialog', { name: 'Menu' })
        const html = page.locator('html')
        await button.tap()
        // Feedback comes before the action.
        if (moment in BEFORE_REACT) await expect(html).toHaveAttribute('data-waking', '', { timeout: 1000 })
        if (moment in WITH_REACT) {
          await expect(menu).toBeVisible()
          await expect(html).not.toHaveAttribute('data-waking')
          await menu.getByRole('button', { name: 'Close menu' }).tap()
          await expect(menu).toBeHidden()
        }
        await held.release()
        await expect(html).not.toHaveAttribute('data-start')
        await expect(menu).toBeVisible({ visible: !(moment in WITH_REACT) })
        await expect(html).not.toHaveAttribute('data-waking')
      })
    })
  })
}

test.describe('once the app has started', () => {
  test.use({ ...PHONE, hydrated: true })

  test('a press is answered while what it opens is on its way', async ({ page, shop }) => {
    const held = await holdFile(page, shop, '**/assets/BookingDialog-*.js')
    await page.goto(held.address)
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-loading-part')
    await page.getByRole('button', { name: 'Add package Golden Hour' }).tap()
    await expect(html).toHaveAttribute('data-loading-part', '', { timeout: 1000 })
    const firstFrame = await page.evaluate(() => {
      const line = document
        .getAnimations()
        .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::before')
      line?.pause()
      if (line) line.currentTime = 0
      const { height, translate } = getComputedStyle(document.body, '::before')
      line?.play()
      return { height, translate }
    })
    // At -100% it would be outside the window.
    expect(firstFrame).toEqual({ height: '3px', translate: '-80%' })
    await held.reached()
    await held.release()
    await expect(page.getByRole('dialog', { name: 'Golden Hour' })).toBeVisible()
    await expect(html).not.toHaveAttribute('data-loading-part')
  })
})

test.describe('what is chosen before the start is over stays chosen, and each going back undoes one choice', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
  const gowns = (page: Page) => page.getByRole('checkbox', { name: 'Gowns' })
  async function openOutfits(page: Page, shop: ServedShop): Promise<() => Promise<void>> {
    const held = await holdTask(page, shop, 'yield', 2)
    await page.goto(shop.url('/outfits'), { waitUntil: 'commit' })
    await held.reached()
    return async () => {
      await held.release()
      await expect(page.locator('html')).not.toHaveAttribute('data-start')
    }
  }

  test('beside the list', async ({ page, shop }) => {
    const start = await openOutfits(page, shop)
    for (const name of ['Men', 'Women']) await radio(page, name).click()
    await gowns(page).click()
    await expect(gowns(page)).toBeChecked()
    await start()
    await expect(gowns(page)).toBeChecked()
    await page.goBack()
    await expect(gowns(page)).not.toBeChecked()
    for (const name of ['Men', 'All']) {
      await page.goBack()
      await expect(radio(page, name)).toBeChecked()
    }
  })

  test.describe('on a phone', () => {
    test.use(PHONE)

    test('in panels that have opened', async ({ page, shop }) => {
      const start = await openOutfits(page, shop)
      await page.getByRole('button', { name: 'Filter (All)' }).tap()
      await radio(page, 'Women').tap()
      await page.getByRole('button', { name: /^Filter by category/ }).tap()
      await gowns(page).tap()
      await expect(gowns(page)).toBeChecked()
      await start()
      await expect(gowns(page)).toBeChecked()
      await page.goBack()
      await expect(gowns(page)).not.toBeChecked()
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Filter (All)' })).toBeVisible()
    })
  })
})
