import { expect, it } from 'vitest'
import { described, entryOf, experimental_manifests as withGuides } from './manifest.ts'

const all = await described()
const one = (name: string) => all.find((component) => component.name === name)!
const names = new Set(['TextField'])
const entry = {
  id: 'forms-textfield',
  name: 'TextField',
  path: './stories/components/TextField/TextField.stories.tsx',
  stories: [
    { id: 'forms-textfield--default', name: 'Default', snippet: '<TextField onChange={fn()} />' },
    { id: 'forms-textfield--states', name: 'States', snippet: '<StateSheet />' },
  ],
  jsDocTags: {},
}

it('writes values and declarations in full', () => {
  expect(entryOf(one('Badge'), entry, names).reactDocgen?.props['icon']?.tsType.name).toMatch(/^'.+' \| '.+/)
  const { reactDocgen } = entryOf(one('AmountRows'), entry, names)
  expect(reactDocgen?.props['rows']?.description).toContain('\n\ninterface AmountRow {\n')
})

it('imports a component and its parts, and heavy components from their own entries', () => {
  expect(entryOf(one('TextField'), entry, names).import).toBe(
    "import { TextField, TextArea } from '@aperture-acres/design-system'",
  )
  expect(entryOf(one('Calendar'), entry, names).import).toBe(
    "import { Calendar } from '@aperture-acres/design-system/Calendar'",
  )
})

it('puts words and props in the manifest, and only the source to copy', () => {
  const { description, reactDocgen, stories, subcomponents } = entryOf(one('TextField'), entry, names)
  expect(description).toContain(`${one('TextField').guide.purpose}\n\n### When to use it`)
  expect(description).toContain('### Keyboard\n\n- Tab: ')
  expect(reactDocgen?.props['type']).toMatchObject({ required: false, defaultValue: { value: "'text'" } })
  expect(Object.keys(subcomponents ?? {})).toEqual(['TextArea'])
  expect(stories).toEqual([{ ...entry.stories[0], snippet: '<TextField onChange={() => {}} />' }])
  const [helped] = entryOf(
    one('TextField'),
    { ...entry, stories: [{ ...entry.stories[0]!, snippet: '<Typed />' }] },
    names,
  ).stories
  expect(helped).toEqual({ id: 'forms-textfield--default', name: 'Default' })
})

it('knows a component by its folder, whatever Storybook calls it', async () => {
  const { components } = await withGuides({ components: { components: { [entry.id]: { ...entry, name: 'Input' } } } })
  expect(Object.values(components!.components).map(({ name }) => name)).toEqual(['TextField'])
})

it('leaves pages and routes out of the manifest', async () => {
  const page = { ...entry, id: 'pages-booking', name: 'Booking', path: './stories/pages/Booking.stories.tsx' }
  const { components } = await withGuides({ components: { v: 0, components: { [entry.id]: entry, [page.id]: page } } })
  expect(Object.keys(components!.components)).toEqual([entry.id])
})

it('says nothing in the manifest of how long it took', async () => {
  const made = (durationMs: number) =>
    withGuides({ components: { meta: { docgen: 'react-docgen', durationMs }, components: { [entry.id]: entry } } })
  expect(await made(9)).toEqual(await made(4000))
})
