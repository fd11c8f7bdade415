// @vitest-environment jsdom
/** The calls of every callback of a component's `Default` story are listed in Actions. */
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { components } from '../.storybook/docgen/cached.ts'

interface Input {
  id: string
  component: React.ComponentType<object>
  args: Record<string, unknown>
}

vi.mock('../.storybook/preview.tsx', () => ({
  default: {
    meta: (meta: Partial<Input>) => ({
      story: (story: Partial<Input> = {}) => ({ ...meta, args: { ...meta.args, ...story.args } }),
    }),
  },
}))

const modules = import.meta.glob<{ Default: Input }>('./components/*/*.stories.tsx', { eager: true })
const defaults = Object.values(modules).map(({ Default }) => Default)
const documented = await components()

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
