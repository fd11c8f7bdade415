/** Every prop of a public component needs a description, a type, and a control or a reason why it has none. */
import { expect, it } from 'vitest'
import * as designSystem from '../../design-system/index.ts'
import { components } from './extract.ts'

const all = components()
const publicNames = Object.keys(designSystem).filter((name) => /^[A-Z][a-z]/.test(name))
const rows = all
  .filter(({ name }) => publicNames.includes(name))
  .flatMap(({ name, props }) => props.map((prop) => ({ prop, row: `${name}.${prop.name}` })))

const of = (name: string) => all.find((component) => component.name === name)?.props ?? []
const prop = (name: string, key: string) => of(name).find((one) => one.name === key)

it('finds every public component', () => {
  const found = all.map(({ name }) => name)
  expect(publicNames.filter((name) => !found.includes(name))).toEqual([])
  expect(rows.length).toBeGreaterThan(700)
})

it.each([
  ['members of a union', 'Button', ['busy', 'disabledReason']],
  ['what it extends', 'OtpInput', ['label', 'problem', 'hint']],
  ['what it extends in another file', 'LinkButton', ['variant', 'size', 'href']],
  ['types in place', 'SkipLink', ['href']],
])('finds props of %s', (_, name, keys) => {
  expect(of(name).map((one) => one.name)).toEqual(expect.arrayContaining(keys))
})

it('leaves out what is for tests', () => expect(prop('QuantityStepper', 'timer')).toBeUndefined())

it.each([
  ['Button', 'variant', { type: "'primary' | 'secondary' | 'inverse'", initial: "'primary'", kind: 'choice' }],
  ['Button', 'busy', { type: 'string | false', kind: 'text' }],
  ['Button', 'children', { type: 'ReactNode', required: true, kind: 'element' }],
  ['Button', 'onClick', { type: '() => void', kind: 'callback' }],
  ['Button', 'ref', { type: 'Ref<HTMLButtonElement>', kind: 'ref' }],
  ['Badge', 'icon', { type: 'IconName', detail: expect.stringContaining("'calendar'"), kind: 'choice' }],
  ['OtpInput', 'length', { type: 'number', initial: '5', kind: 'number' }],
  ['IconButton', 'outline', { type: 'boolean', kind: 'boolean' }],
  ['CheckboxGroup', 'columns', { type: '1 | 2', options: [1, 2] }],
  ['Lightbox', 'at', { type: 'number | undefined', required: true, kind: 'number' }],
  ['MiniCart', 'lines', { detail: expect.stringContaining('\n  detail?: string\n'), kind: 'data' }],
  ['Header', 'links', { type: 'readonly NavItem[]', detail: expect.stringContaining('interface NavLink') }],
  ['Pagination', 'hrefOf', { type: '(page: number) => string', kind: 'function' }],
  ['AmountRows', 'rows', { detail: expect.stringContaining('interface AmountRow'), kind: 'data' }],
])('%s.%s', (name, key, expected) => expect(prop(name, key)).toMatchObject(expected))

const without = (lacks: (row: (typeof rows)[number]) => boolean) => rows.filter(lacks).map(({ row }) => row)

it('has a sentence for each', () => {
  expect(without(({ prop: { description } }) => !/\w.*[.:!?'’)]$/.test(description))).toEqual([])
})

it('names no decisions, which readers of the package do not have', () => {
  expect(without(({ prop: { description } }) => /\bC-\d{3}\b/.test(description))).toEqual([])
})

it('has a readable type for each', () => {
  expect(without(({ prop: { type } }) => type === '' || /\b(?:any|import\()|\/home\/|\.\.\. /.test(type))).toEqual([])
  expect(without(({ prop: { type } }) => type.length > 160)).toEqual([])
})

it('names no folder of this machine', () => {
  expect(JSON.stringify(all)).not.toContain(process.cwd())
})
