// @vitest-environment jsdom
/** The calls of every callback of a component's `Default` story are listed in Actions. */
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { components } from '../.storybook/docgen/extract.ts'
import { inFull, type Story } from './support/defaultStory.tsx'

vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))

const stories = import.meta.glob<Story>('./components/*/*.stories.tsx', { eager: true, import: 'Default' })
const defaults = Object.values(stories)
  .map(inFull)
  .map((one) => ({ ...one, id: one.id!, component: one.component! }))
const documented = components()

/** Callbacks among args, also inside data, by their path. */
function callbacks(value: unknown, path: string): [string, unknown][] {
  if (typeof value === 'function') return /\.on[A-Z]\w*$/.test(path) ? [[path, value]] : []
  if (typeof value !== 'object' || value === null || isValidElement(value)) return []
  return Object.entries(value).flatMap(([name, field]) => callbacks(field, `${path}.${name}`))
}

it('logs what stories pass', () => {
  const silent = defaults
    .flatMap(({ id, args }) => callbacks(args, id))
    .flatMap(([path, callback]) => (vi.isMockFunction(callback) ? [] : [path]))
  expect(silent).toEqual([])
})

const optional = defaults.flatMap(({ id, component, args }) => {
  const { props = [] } = documented.find(({ name }) => id === `components-${name.toLowerCase()}`) ?? {}
  return props
    .filter(({ kind, name, required }) => kind === 'callback' && !required && !(name in args))
    .map((prop) => ({ id, component, args, prop, row: `${id} ${prop.name}` }))
})

const drawn = ({ component: Component, args }: (typeof optional)[number], more: object) =>
  renderToStaticMarkup(<Component {...args} {...more} />)

// Storybook adds these (`.storybook/docgen/argTypes.ts`). Where one changes what is shown, the story says whether it has it.
it.each(optional)('$row is added and changes nothing that is shown', (one) => {
  expect(drawn(one, { [one.prop.name]: () => {} })).toBe(drawn(one, {}))
})

it('knows some that are added', () => expect(optional.length).toBeGreaterThan(5))
