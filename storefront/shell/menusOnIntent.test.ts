// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { menusAtom } from '../state/menus.ts'
import { store } from '../state/store.ts'
import { markHydrated } from './hydrated.ts'
import { loadMenusOnIntent } from './menusOnIntent.ts'

const CALLS = [
  'GetPropCategory',
  'GetOutfitCategory',
  'GetFoodAndBeverages',
  'GetProfessionalCategory',
  'GetEventsCategory',
]
const asked: string[] = []
let failing = ''

beforeEach(() => {
  for (const part of ['header', 'main', 'footer'] as const) markHydrated(part)
  vi.stubGlobal('fetch', (address: string) => {
    const call = /v1\/(\w+)/.exec(address)?.[1] ?? ''
    asked.push(call)
    const ok = { n: 1, Msg: '' }
    return Promise.resolve(
      call === failing
        ? new Response('', { status: 500 })
        : Response.json({
            response: ok,
            Response: ok,
            propcategorylist: [{ SlugName: 'furniture', PropCategoryName: 'Furniture' }],
            Price: { MinSellingPrice: 0, MaxSellingPrice: 0 },
          }),
    )
  })
  document.body.innerHTML =
    '<header><button aria-expanded="false">Menu</button></header><main><button>Other</button></main>'
})
afterEach(() => vi.unstubAllGlobals())

/** A lazy chunk loads the lists. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 })

const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

it('asks for each list as a menu is about to open, and again on the next page for one that failed', async () => {
  loadMenusOnIntent()
  over('main button')
  await Promise.resolve()
  expect(asked).toEqual([])

  failing = 'GetPropCategory'
  over('header button')
  await eventually(() => expect(asked.toSorted()).toEqual(CALLS.toSorted()))
  await eventually(() => expect(store.get(menusAtom).meals).toEqual([]))
  expect(store.get(menusAtom).props).toBeUndefined()

  // The same page does not ask again.
  failing = ''
  over('header button')
  history.pushState({}, '', '/sets')
  over('header button')
  await eventually(() => expect(store.get(menusAtom).props).toEqual([{ slug: 'furniture', name: 'Furniture' }]))
  expect(asked.slice(CALLS.length)).toEqual(['GetPropCategory'])
})
