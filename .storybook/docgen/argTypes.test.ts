import { expect, it } from 'vitest'
import { argTypeOf, PROPS, withProps } from './argTypes.ts'
import type { Prop } from './prop.ts'

const prop = (more: Partial<Prop>): Prop => ({
  name: 'x',
  type: 'string',
  description: 'Words.',
  kind: 'text',
  ...more,
})

it.each([
  [prop({ kind: 'boolean' }), { type: 'boolean' }],
  [prop({ kind: 'number' }), { type: 'number' }],
  [prop({ kind: 'text' }), { type: 'text' }],
  [prop({ kind: 'choice', options: ['a', 'b'] }), { type: 'radio' }],
  [prop({ kind: 'choice', options: [1, 2, 3, 4, 5, 6] }), { type: 'select' }],
])('$kind has a control', (one, control) => {
  expect(argTypeOf(one)).toMatchObject({ control, description: 'Words.' })
})

it.each(['callback', 'data', 'element', 'function', 'ref'] as const)('%s has none, as its type shows', (kind) => {
  expect(argTypeOf(prop({ kind }))).toMatchObject({ control: { disable: true }, description: 'Words.' })
})

it('says type, default and whether it is required', () => {
  const { table, type } = argTypeOf(prop({ type: 'Tone', detail: "'a' | 'b'", initial: "'a'", required: true }))
  expect(table).toEqual({ type: { summary: 'Tone', detail: "'a' | 'b'" }, defaultValue: { summary: "'a'" } })
  expect(type.required).toBe(true)
})

it('edits an element as text where the story passes text, and keeps what the story says', () => {
  const component = { [PROPS]: [prop({ name: 'children', kind: 'element' }), prop({ name: 'icon', kind: 'element' })] }
  const { children, icon, other } = withProps<object>(
    component,
    { icon: { control: { type: 'select' } }, other: { name: 'other' } },
    { children: 'Add to cart' },
  )
  expect(children).toMatchObject({ control: { type: 'text' }, description: 'Words.' })
  expect(icon).toMatchObject({ control: { type: 'select' }, description: 'Words.' })
  expect(other).toEqual({ name: 'other' })
})

it('adds the optional callbacks that a Default story leaves out, and only there', () => {
  const component = {
    [PROPS]: [
      prop({ name: 'onBlur', kind: 'callback' }),
      prop({ name: 'onChange', kind: 'callback', required: true }),
      prop({ name: 'onDismiss', kind: 'callback' }),
      prop({ name: 'hrefOf', kind: 'function' }),
    ],
  }
  const added = (story: string) =>
    Object.entries(withProps<{ action?: string }>(component, {}, { onDismiss: undefined }, story)).flatMap(
      ([name, { action }]) => (action === undefined ? [] : [name]),
    )
  expect(added('components-alert--default')).toEqual(['onBlur'])
  expect(added('components-alert--states')).toEqual([])
})
