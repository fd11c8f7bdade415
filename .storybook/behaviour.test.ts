import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { BEHAVIOUR, isToLookAt, withBehaviour } from './behaviour.ts'
import main from './main.ts'

const own = {
  test: /stories/,
  createIndex: async (fileName: string) =>
    loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title ?? '' }).parse().indexInputs,
}

async function tagsIn(path: string) {
  const [indexer] = withBehaviour([own])
  const entries = await indexer!.createIndex(join(import.meta.dirname, '../stories', path), { makeTitle: () => '' })
  return Object.fromEntries(entries.map(({ exportName, tags = [] }) => [exportName, tags.includes(BEHAVIOUR)]))
}

it('tags stories of components that play and are not photographed', async () => {
  expect(await tagsIn('components/QuantityStepper/QuantityStepper.stories.tsx')).toMatchObject({
    Default: false,
    States: false,
    HeldButtonRepeats: true,
  })
  // It plays and is photographed.
  expect(await tagsIn('components/DropDown/DropDown.stories.tsx')).toMatchObject({ Open: false })
})

it('leaves whole pages, whose stories play until they are loaded', async () => {
  expect(Object.values(await tagsIn('pages/Situations.stories.tsx'))).not.toContain(true)
})

it('hides the tag in the sidebar until the reader asks for it', () => {
  expect(main.tags).toMatchObject({ [BEHAVIOUR]: { defaultFilterSelection: 'exclude' } })
})

it('keeps the same stories out of docs pages', () => {
  const parameters = { fileName: './stories/components/OtpInput/OtpInput.stories.tsx' }
  expect(isToLookAt({ tags: ['visual'], parameters, playFunction: () => {} })).toBe(true)
  expect(isToLookAt({ tags: [], parameters })).toBe(true)
  expect(isToLookAt({ tags: [], parameters, playFunction: () => {} })).toBe(false)
})
