import { expect, it } from 'vitest'
import { searchIn } from './find.ts'
import type { Entry, Kind } from './entries.ts'

const entry = (kind: Kind, title: string, about = ''): Entry => ({ kind, id: title, title, about, href: '/' })
const search = searchIn([
  entry('Sets', 'Texas Ranch'),
  entry('Sets', 'Glasshouse'),
  entry('Outfits', 'Monsoon Trail Gown', 'Gowns'),
  entry('Questions', 'May I cancel?', 'Until the day before. A ranch is a place.'),
])
const found = (words: string) => search(words).map(({ kind, entries }) => [kind, ...entries.map(({ title }) => title)])

it.each([
  ['texas', [['Sets', 'Texas Ranch']]],
  ['TEXS', [['Sets', 'Texas Ranch']]],
  ['glashouse', [['Sets', 'Glasshouse']]],
  ['glas', [['Sets', 'Glasshouse']]],
  ['outfits', [['Outfits', 'Monsoon Trail Gown']]],
  ['texas gown', []],
  ['', []],
])('finds for “%s” %j', (words, groups) => expect(found(words)).toEqual(groups))

it('shows the kind of the best match first', () =>
  expect(found('ranch')).toEqual([
    ['Sets', 'Texas Ranch'],
    ['Questions', 'May I cancel?'],
  ]))
