import { http, HttpResponse } from 'msw'
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { OUTFITS } from '../../mocks/payloads/outfits.ts'
import { SETS } from '../../mocks/payloads/sets.ts'
import { PlanRoute } from '../../storefront/routes/plan/PlanRoute.tsx'
import { fragmentOf, shortened } from '../../storefront/routes/plan/sharing.ts'
import { entriesOf } from '../../storefront/shell/search/entries.ts'
import { changePlan, planAtom, planOf } from '../../storefront/state/plan.ts'
import { store } from '../../storefront/state/store.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const INDEX = [...entriesOf('sets', { Setslist: SETS }), ...entriesOf('outfits 1 0 5000 A', { OutFitList: OUTFITS })]
const [FIRST, SECOND] = INDEX.filter(({ kind }) => kind === 'Sets').map(({ title }) => title)
const OUTFIT = INDEX.find(({ kind }) => kind === 'Outfits')
const plan = (lines: readonly unknown[]) => () => changePlan(() => planOf(lines))
const thing = ({ kind, id, title }: (typeof INDEX)[number]) => ({ kind, id, name: title })
const PLANNED = [...INDEX.slice(0, 2), ...(OUTFIT ? [OUTFIT] : [])].map(thing)
const names = () => store.get(planAtom).map(({ name }) => name)

const meta = preview.meta({
  title: 'Pages/Plan',
  id: 'routes-plan',
  component: RoutePage,
  args: { at: '/plan', page: PlanRoute },
  beforeEach: ({ msw }) => msw.use(http.get('*/search.json', () => HttpResponse.json(INDEX))),
})

export const Filled = meta.story({
  beforeEach: plan(PLANNED),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: FIRST! })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: `Note for ${FIRST}` }), 'at sunset')
    await userEvent.type(canvas.getByRole('textbox', { name: `Size for ${OUTFIT!.title}` }), 'M')
    await expect(store.get(planAtom).map(({ note, size }) => note + size)).toEqual(['at sunset', '', 'M'])
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${FIRST} from the plan` }))
    await expect(names()).not.toContain(FIRST)
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expect(names()[0]).toBe(FIRST)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

export const Moves = meta.story({
  beforeEach: plan(PLANNED),
  play: async ({ canvas, userEvent }) => {
    // A simulated pointer cannot be captured.
    spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
    const lineOf = async (name = '') => (await canvas.findByText(name)).closest('li') as HTMLElement
    const [from, to] = [await lineOf(FIRST), await lineOf(SECOND)]
    const handle = from.querySelector('[aria-hidden="true"]') as HTMLElement
    await fireEvent.pointerDown(handle, { button: 0, pointerId: 1 })
    await fireEvent.pointerMove(handle, { pointerId: 1, clientY: to.getBoundingClientRect().top + 5 })
    await expect(to).toHaveAttribute('data-drop', 'after')
    await expect(names().slice(0, 2)).toEqual([FIRST, SECOND])
    await fireEvent.pointerUp(handle, { pointerId: 1 })
    await waitFor(() => expect(names().slice(0, 2)).toEqual([SECOND, FIRST]))
    await expect(await canvas.findByText(`${FIRST} is now 2 of 2`)).toBeInTheDocument()
    await expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull()
    for (const [way, place, order] of [
      ['up', 1, [FIRST, SECOND]],
      ['down', 2, [SECOND, FIRST]],
    ] as const) {
      const button = canvas.getByRole('button', { name: `Move ${FIRST} ${way}` })
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(names().slice(0, 2)).toEqual(order)
      await expect(button).toHaveFocus()
      await canvas.findByText(`${FIRST} is now ${place} of 2`, { selector: '[role=status] *' })
    }
  },
})

export const LongestTexts = meta.story({
  beforeEach: plan([
    { kind: 'Props', id: 'x', name: 'Gramophone'.repeat(12), note: 'n'.repeat(200) },
    { kind: 'Professionals', id: '1', name: 'A person that is in no catalogue any more' },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gramophone'.repeat(12))).toBeVisible()
  },
})

const shares = (lines: readonly unknown[]) => () => {
  const before = location.href
  history.replaceState(history.state, '', fragmentOf(planOf(lines)))
  return () => history.replaceState(history.state, '', before)
}
const GONE = { kind: 'Sets', id: 'moon-base', name: '<b>Moon base</b>' }

export const SharedBesideOwn = meta.story({
  beforeEach: [plan(PLANNED.slice(0, 1)), shares([...PLANNED.slice(1), GONE])],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('<b>Moon base</b>, not found in the catalogue')).toBeVisible()
    await expect(canvas.getByRole('link', { name: SECOND! })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your own plan', level: 2 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Replace my plan' }))
    await expect(names()).toEqual([SECOND, OUTFIT!.title, GONE.name])
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(names()).toEqual([FIRST])
  },
})

export const SharedOnlyLookedAt = meta.story({
  beforeEach: [plan(PLANNED.slice(0, 1)), shares(PLANNED.slice(1))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'A plan that was shared with you' })
    await userEvent.click(canvas.getByRole('button', { name: 'Close it' }))
    await expect(canvas.queryByRole('heading', { name: 'A plan that was shared with you' })).toBeNull()
    await expect(names()).toEqual([FIRST])
    await expect(location.hash).toBe('')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

export const SendsText = meta.story({
  beforeEach: plan([{ ...PLANNED[0], note: 'at sunset & later' }]),
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const text = `Our plan at Aperture Acres\nSets: ${FIRST} (at sunset & later).`
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy as text' }))
    await expect(copied).toHaveBeenLastCalledWith(text)
    const link = await shortened(fragmentOf(store.get(planAtom)))
    await waitFor(() => {
      const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: /^Send by WhatsApp/ })
      return expect(new URL(href).searchParams.get('text')).toBe(`${text}\n${location.origin}/plan${link}`)
    })
  },
})

export const SharedLinkUnreadable = meta.story({
  beforeEach: shares([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link holds no plan/)).toBeVisible()
    await expect(canvas.getByText('Nothing is planned yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the sets' })).toHaveAttribute('href', '/sets')
  },
})

/** Safari 16.3 and older cannot expand the link. */
export const SharedLinkInAnOldBrowser = meta.story({
  beforeEach: [
    shares([]),
    () => {
      const { DecompressionStream } = window
      Reflect.deleteProperty(window, 'DecompressionStream')
      return () => Object.assign(window, { DecompressionStream })
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This browser is too old to read the plan/)).toBeVisible()
  },
})
