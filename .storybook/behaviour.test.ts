import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { BEHAVIOUR, EXAMPLE, isToLookAt, withTags } from './behaviour.ts'
import main from './main.ts'

const own = {
  test: /stories/,
  createIndex: async (fileName: string) =>
    loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title ?? '' }).parse().indexInputs,
}

async function tagsIn(path: string) {
  const [indexer] = withTags([own])
  const entries = await indexer!.createIndex(join(import.meta.dirname, '../stories', path), { makeTitle: () => '' })
  return Object.fromEntries(
    entries.map(({ exportName, tags = [] }) => [exportName, [BEHAVIOUR, EXAMPLE].find((tag) => tags.includes(tag))]),
  )
}

it('tags stories of components other than Default and States: tests, and further examples', async () => {
  expect(await tagsIn('components/QuantityStepper/QuantityStepper.stories.tsx')).toMatchObject({
    Default: undefined,
    States: undefined,
    HeldButtonRepeats: BEHAVIOUR,
  })
  expect(await tagsIn('components/DropDown/DropDown.stories.tsx')).toMatchObject({ Open: EXAMPLE })
})

it('leaves whole pages, whose stories play until they are loaded', async () => {
  expect(new Set(Object.values(await tagsIn('pages/Situations.stories.tsx')))).toEqual(new Set([undefined]))
})

it('hides the tags in the sidebar until the reader asks for them', () => {
  for (const tag of [BEHAVIOUR, EXAMPLE])
    expect(main.tags).toMatchObject({ [tag]: { defaultFilterSelection: 'exclude' } })
})

it('keeps the same stories out of docs pages', () => {
  const parameters = { fileName: './stories/components/OtpInput/OtpInput.stories.tsx' }
  expect(isToLookAt({ tags: ['visual'], parameters, playFunction: () => {} })).toBe(true)
  expect(isToLookAt({ tags: [], parameters })).toBe(true)
  expect(isToLookAt({ tags: [], parameters, playFunction: () => {} })).toBe(false)
})
