// @vitest-environment jsdom
/** Drawings must contain the parts that guides point at. */
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Drawings, type Guide, partOf, ruleOf } from '../guide.ts'
import { anatomyOf, type Story } from '../defaultStory.tsx'
import { guides } from '../guides.ts'
import { stubLayout } from '../stubLayout.ts'

vi.mock('../../../.storybook/preview.tsx', () => import('../plainPreview.ts'))

const drawings = new Map(
  Object.entries(
    import.meta.glob<Drawings>('../../components/*/drawings.tsx', { eager: true, import: 'drawings' }),
  ).map(([path, found]) => [path.split('/').at(-2)!, found]),
)
const stories = import.meta.glob<Story>('../../components/*/*.stories.tsx', { eager: true, import: 'Default' })
const partsOf = ({ anatomy }: Guide) => anatomy.map(partOf)
const drawn = guides.filter(({ guide }) => partsOf(guide).some(({ find }) => find !== undefined))
const rules = guides.flatMap(({ name, guide }) =>
  [...guide.dos, ...guide.donts].flatMap((rule) => {
    const { text, example } = ruleOf(rule)
    return example === undefined ? [] : [{ name, text, example }]
  }),
)

beforeAll(stubLayout)
afterEach(cleanup)

describe('anatomy', () => {
  it('is drawn for the components of the card', () => {
    expect(drawn.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PackageCard', 'CartSummary', 'BookingTable']),
    )
  })

  it.each(drawn)('of $name finds its parts', async ({ name, guide }) => {
    render(drawings.get(name)?.anatomy?.() ?? anatomyOf(stories[`../../components/${name}/${name}.stories.tsx`]!))
    await act(() => vi.dynamicImportSettled())
    for (const { part, find } of partsOf(guide)) {
      if (find === undefined) continue
      expect(find, 'Classes change with the build: use elements, roles and attributes').not.toMatch(
        /[.#][a-z]|\[class/i,
      )
      expect(
        [...document.body.querySelectorAll(find)],
        `stories/components/${name}/guide.ts: ${find} finds no “${part}”`,
      ).not.toHaveLength(0)
    }
  })
})

describe('every guide', () => {
  it.each(guides)('$name numbers its parts if it has several', ({ guide }) => {
    const parts = partsOf(guide)
    expect(parts.length === 1 || parts.some(({ find }) => find !== undefined)).toBe(true)
  })

  it.each(guides)('$name draws a don’t beside each do', ({ guide }) => {
    const [dos, donts] = [guide.dos, guide.donts].map(
      (some) => some.map(ruleOf).filter(({ example }) => example !== undefined).length,
    )
    expect(donts, 'as many don’ts as dos').toBe(dos)
  })
})

describe('examples', () => {
  it.each(rules)('$name draws “$text”', async ({ name, example }) => {
    const draw = drawings.get(name)?.examples?.[example]
    expect(draw, `stories/components/${name}/drawings.tsx has no example ${example}`).toBeDefined()
    const { container } = render(draw!())
    await act(() => vi.dynamicImportSettled())
    // A dialog renders beside the container.
    expect(container.innerHTML + (container.nextElementSibling?.innerHTML ?? '')).not.toBe('')
  })

  it.each([...drawings])('of %s are all shown', (name, { examples = {} }) => {
    const used = rules.filter((rule) => rule.name === name).map(({ example }) => example)
    expect(Object.keys(examples).toSorted()).toEqual(used.toSorted())
  })
})
