/** Interactions of a reader with docs pages inside Storybook's interface. */
import { expect } from '@playwright/test'
import type { Frame, Locator, Page } from 'playwright'
import { openDocs } from './visit.ts'

interface Interaction {
  readonly id: string
  /** The message when it fails. */
  readonly otherwise: string
  readonly act: (docs: Frame, page: Page) => Promise<void>
}

const WINDOW = { width: 1440, height: 900 }
const PLAIN = 'html[data-theme="light"][dir="ltr"]'
/** Of a component whose stories need a window each: the live example, and the story chosen below it. */
const live = (docs: Frame) => docs.frameLocator('iframe[title$=", live"]')
const shown = (docs: Frame) => docs.frameLocator('.docs-story [data-story-block] iframe')
async function pickTheme(page: Page, theme: string): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('option', { name: theme }).click()
}

const INTERACTIONS: readonly Interaction[] = [
  {
    id: 'components-quantitystepper--docs',
    otherwise: 'A held button does not repeat.',
    async act(docs, page) {
      const example = docs.locator('figure', { hasText: 'in between' }).first()
      await example.getByRole('button', { name: 'One more' }).hover()
      await page.mouse.down()
      await expect(example.getByRole('spinbutton')).toHaveValue(/^(?:[5-9]|\d\d)$/)
      await page.mouse.up()
    },
  },
  {
    id: 'components-dialog--docs',
    otherwise: 'A change of the controls does not reach the frame.',
    async act(docs) {
      await live(docs).getByRole('button', { name: 'Login' }).click()
      await docs
        .getByRole('row', { name: /^title/ })
        .getByRole('textbox')
        .fill('Another title')
      await expect(live(docs).getByRole('dialog', { name: 'Another title' })).toBeVisible()
    },
  },
  {
    id: 'components-dialog--docs',
    otherwise: 'The chosen story is not shown, or not in the chosen theme.',
    async act(docs, page) {
      await docs.getByRole('button', { name: 'Small' }).click()
      await expect(
        shown(docs).getByRole('dialog', { name: 'Login', description: 'We send a code to this number.' }),
      ).toBeVisible()
      await pickTheme(page, 'Dark')
      await expect(shown(docs).locator('html[data-theme="dark"]')).toHaveCount(1)
      await expect(docs.getByRole('button', { name: 'Small' })).toHaveAttribute('aria-pressed', 'true')
      // The page itself follows, but not the direction.
      await expect(docs.locator('html[data-theme="dark"][dir="ltr"]')).toHaveCount(1)
    },
  },
  {
    id: 'components-badge--docs',
    otherwise: 'The chosen theme does not reach the stories, or a story with its own theme changes the others.',
    async act(docs, page) {
      await pickTheme(page, 'High contrast')
      const place = (story: string) =>
        docs.locator('.docs-story', { has: docs.locator(`[id^="story--components-badge--${story}"]`) })
      await expect(place('states')).toHaveAttribute('data-theme', 'high-contrast')
      await expect(place('at-night')).toHaveAttribute('data-theme', 'dark')
      await expect(place('right-to-left')).toHaveAttribute('dir', 'rtl')
      await expect(docs.locator(PLAIN)).toHaveCount(1)
    },
  },
  {
    id: 'components-packagecard--docs',
    otherwise:
      'Its contents do not lead to a section, or its high sheet is not drawn at half size and on request in full.',
    async act(docs, page) {
      const contents = docs.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: 'Tokens' }).click()
      await expect(docs.getByRole('heading', { name: /^Tokens/ })).toBeInViewport()
      await page.setViewportSize({ width: 390, height: 844 })
      await contents.getByText('On this page').click()
      await contents.getByRole('link', { name: 'States' }).click()
      await expect(docs.getByRole('heading', { name: /^States/ })).toBeInViewport()
      await expect(contents.getByRole('link', { name: 'States' })).toBeHidden()
      await page.setViewportSize(WINDOW)
      const sheet = docs.locator('#story--components-packagecard--states')
      await expect(sheet).toHaveCSS('zoom', '0.5')
      await docs
        .getByRole('region', { name: /^States/ })
        .getByRole('button', { name: 'Full size' })
        .click()
      await expect(sheet).toHaveCSS('zoom', '1')
    },
  },
  {
    id: 'components-availabilitybadge--docs',
    otherwise: 'Another state does not bring its words, or the decision about them is not linked.',
    async act(docs) {
      await docs.getByRole('radio', { name: 'fast' }).check()
      await expect(docs.locator('.docs-story').first()).toContainText('Fast filling')
      await expect(docs.locator('.docblock-source').first()).toContainText('Fast filling')
      const decisions = docs.getByRole('link', { name: 'C-003' })
      await expect(decisions).toHaveCount(2)
      for (const link of await decisions.all())
        await expect(link).toHaveAttribute('href', /docs-decisions--docs#c-003$/)
    },
  },
  {
    id: 'components-availabilitybadge--docs',
    otherwise: 'On a dark device pressed switches or code stay light on light or dark on dark, or a phone has no edge.',
    async act(docs, page) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(docs.locator('html[data-theme="dark"]')).toHaveCount(1)
      const lightness = (of: Locator) =>
        of.evaluate((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
            Number,
          )
          return (red + green + blue) / 765
        })
      const pressed = docs.getByRole('group', { name: 'Theme' }).getByRole('button', { pressed: true })
      expect(await lightness(pressed)).toBeGreaterThan(0.5)
      expect(await lightness(docs.locator('.docblock-source').first())).toBeLessThan(0.3)
      await docs.getByRole('group', { name: 'Width of the window' }).getByRole('button', { name: 'Phone' }).click()
      await expect(docs.locator('iframe[title$=", live"]')).not.toHaveCSS('box-shadow', 'none')
      await page.emulateMedia({ colorScheme: null })
    },
  },
  {
    id: 'pages-catalogue--docs',
    otherwise: 'A whole page has a table of props.',
    async act(docs) {
      await expect(docs.locator('.docblock-argstable')).toHaveCount(0)
    },
  },
  {
    id: 'components-textfield--docs',
    otherwise: 'A component that its page covers has no table of props.',
    async act(docs) {
      const table = docs.getByRole('group', { name: 'Props of TextArea' })
      await expect(table.getByRole('row', { name: /^rows/ })).toBeVisible()
      await expect(table).not.toContainText('No control')
    },
  },
]

/** @returns the number of failures. */
export async function runInteractions(page: Page, address: string, ids: readonly string[]): Promise<number> {
  let failed = 0
  for (const { id, otherwise, act } of INTERACTIONS.filter((interaction) => ids.includes(interaction.id))) {
    const link = `${address}?path=/docs/${id}`
    try {
      const docs = await openDocs(page, link)
      await act(docs, page)
    } catch (problem) {
      failed += 1
      console.error(`${link}\n  ${otherwise} ${String(problem).split('\n', 1)[0]}`)
    }
  }
  return failed
}
