/** From every page of foundations, guides and text a reader is led on, to a page that exists. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readStoryFile } from './storyFile.ts'
import { NEXT } from './nextPages.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const pages = globSync('stories/{foundations,components,routes,pages}/*.stories.tsx', { cwd: ROOT }).map((path) => {
  const { id = '', title = '' } = readStoryFile(read(path), path)[0] ?? {}
  return { path, id: id.slice(0, id.indexOf('--')), name: title.split('/').at(-1) }
})
const documents = globSync('stories/docs/*.mdx', { cwd: ROOT }).map((path) => {
  const [, title = '', id = ''] = /<Meta title="([^"]+)" id="([^"]+)" \/>/.exec(read(path)) ?? []
  return { path, id, name: title.split('/').at(-1) }
})
// The window that draws a guide's example is no page of its own.
const plain = pages.filter(({ path, id }) => path.startsWith('stories/foundations/') && id !== 'guides-drawing')

it.each(plain)('$path leads on', ({ id }) => expect(Object.keys(NEXT)).toContain(id))

it.each(Object.keys(NEXT))('%s is such a page', (id) => expect(plain.map((page) => page.id)).toContain(id))

it.each(Object.values(NEXT).flat())('$id exists, and is called $name', ({ id, name }) =>
  expect([...pages, ...documents].find((page) => page.id === id)?.name).toBe(name),
)

it.each(documents)('$path ends with where to go next', ({ path }) => {
  const [, last = ''] = read(path).trimEnd().split('\n**Next:** ')
  expect(last).toMatch(/^\[[^\]]+\]\(\.\.?\/\S+\)[^#]*$/)
})
