import { expect, it } from 'vitest'
import { StorageBusy } from './storage.ts'
import { storageProblem } from './sqlite.ts'

const sqlite = (errcode: number) => Object.assign(new Error('as SQLite says it'), { code: 'ERR_SQLITE_ERROR', errcode })

it.each([
  [new StorageBusy(), 'shop.sqlite is locked by another program: end that, or name another file with --db.'],
  [sqlite(261), 'shop.sqlite is locked by another program: end that, or name another file with --db.'],
  [sqlite(8), 'shop.sqlite may not be written to: the file or its folder is read-only.'],
  [sqlite(1032), 'shop.sqlite may not be written to: the file or its folder is read-only.'],
  [
    sqlite(11),
    'shop.sqlite is damaged (as SQLite says it): put a copy of it back, or move it away to begin with an empty one.',
  ],
  [sqlite(13), 'shop.sqlite cannot be written to: the disk is full.'],
  [sqlite(14), 'shop.sqlite cannot be opened: it may be a folder, or not yours to read.'],
  [sqlite(1), 'shop.sqlite cannot be used (as SQLite says it): name another file with --db.'],
  [
    Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'mkdir' }),
    'The folder of shop.sqlite cannot be made: EACCES: permission denied.',
  ],
  [new Error('a surprise'), undefined],
])('explains %s in one sentence', (problem, sentence) => {
  expect(storageProblem(problem, 'shop.sqlite')).toBe(sentence)
})
