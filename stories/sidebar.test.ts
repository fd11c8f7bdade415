/**
 * The sidebar's groups may change; ids may not: links, accepted pictures and checks know pages by them. So every page has
 * both, and its id follows from its folder and name, not from its group.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { readStoryFile } from './support/storyFile.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { order } = getStorySortParameter(read('.storybook/preview.tsx')) as { order: readonly (string | string[])[] }
const groups = order.filter((one) => typeof one === 'string')

/** Groups that hold no component. */
const OTHERS = ['Start', 'Review', 'Foundations', 'Journeys', 'Pages', 'Failures', 'Engineering']
const asId = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

const stories = globSync('stories/**/*.stories.tsx', { cwd: ROOT })
  .toSorted()
  .map((path) => {
    const { id = '', title = '' } = readStoryFile(read(path), path)[0] ?? {}
    return { path, id: id.slice(0, id.indexOf('--')), way: title.split('/') }
  })
const documents = globSync('stories/**/*.mdx', { cwd: ROOT }).map((path) => {
  const [, title = '', id = ''] = /<Meta title="([^"]+)" id="([^"]+)" \/>/.exec(read(path)) ?? []
  return { path, id, way: title.split('/') }
})
const pages = [...stories, ...documents]
const within = (folder: string) => stories.filter(({ path }) => path.startsWith(`stories/${folder}/`))

describe('every page', () => {
  it.each(pages)('$path is in a group of the sidebar', ({ way }) => {
    expect(groups, 'see storySort in .storybook/preview.tsx').toContain(way[0])
    expect(way).toHaveLength(2)
  })

  it('has an id of its own', () => {
    const ids = pages.map(({ id }) => id)
    expect(ids).not.toContain('')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a name of its own', () => {
    const names = pages.filter(({ way }) => !['Journeys', 'Failures'].includes(way[0]!)).map(({ way }) => way.at(-1))
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })
})

it('every group has a page', () =>
  expect(groups.filter((group) => !pages.some(({ way }) => way[0] === group))).toEqual([]))

it.each(within('components'))('$path has title and id of its component', ({ path, id, way }) => {
  const name = basename(path, '.stories.tsx')
  expect(way[1]).toBe(name)
  expect(OTHERS).not.toContain(way[0])
  expect(id).toBe(`components-${name.toLowerCase()}`)
})

it.each(within('routes'))('$path is a page of the shop', ({ id, way }) => {
  expect(way[0]).toBe('Pages')
  expect(id).toBe(`routes-${asId(way[1]!)}`)
})

it.each(within('pages'))('$path is a journey through the shop', ({ path, id, way }) => {
  expect(way[0]).toBe(path.endsWith('Situations.stories.tsx') ? 'Failures' : 'Journeys')
  expect(id).toBe(`pages-${asId(way[1]!)}`)
})

it.each([...within('foundations'), ...documents])('$path is no component', ({ id, way }) => {
  expect(OTHERS).toContain(way[0])
  expect(id).toMatch(/^(?:foundations|guides|docs|start)-/)
})
