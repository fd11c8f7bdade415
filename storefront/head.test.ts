import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { pageOf } from './routes/blog/posts.ts'
import { searchWordsIn } from './routes/faqs/questions.ts'
import { filterOf } from './routes/outfits/filter.ts'
import { tabShown } from './routes/props/props.ts'

it('hides the served list for every name of a query by which a page chooses another one', () => {
  const asked = [vi.spyOn(URLSearchParams.prototype, 'get'), vi.spyOn(URLSearchParams.prototype, 'has')]
  pageOf('')
  searchWordsIn('')
  filterOf('')
  filterOf('?category=1')
  tabShown('', '', [])
  const read = new Set(asked.flatMap((spy) => spy.mock.calls.map(([name]) => name)))
  const [, names = ''] =
    /\[\?&\]\(\?:([\w|]+)\)=/.exec(readFileSync(join(import.meta.dirname, 'head.js'), 'utf8')) ?? []
  expect(names.split('|').toSorted()).toEqual([...read].toSorted())
})
