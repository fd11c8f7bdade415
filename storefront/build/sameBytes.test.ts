import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { differenceOf } from './sameBytes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  return () => rmSync(folder, { recursive: true })
})

function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, dirname(path)), { recursive: true })
    writeFileSync(join(folder, name, path), text)
  }
  return join(folder, name)
}

const compare = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  differenceOf(build('one', one), build('other', other))

it('says nothing of equal builds', () => {
  expect(compare({ 'a/b.js': 'x', 'c.css': 'y' }, { 'c.css': 'y', 'a/b.js': 'x' })).toBeUndefined()
})

it('says where a file differs first', () => {
  expect(compare({ 'index.html': '<p>Monday</p>' }, { 'index.html': '<p>Tuesday</p>' })).toBe(
    '1 of 1 files differ. index.html at byte 3:\n  first:  "<p>Monday</p>"\n  second: "<p>Tuesday</p>"',
  )
})

it('names the file that changed, not those that import it by its hash', () => {
  const found = compare(
    {
      '404.html': 'of two parts',
      'assets/app-aaaaaaaa.js': 'import"./shared-aaaaaaaa.js"',
      'assets/app-aaaaaaaa.js.br': '1',
      'assets/shared-aaaaaaaa.js': 'one',
    },
    {
      '404.html': 'of three parts',
      'assets/app-bbbbbbbb.js': 'import"./shared-bbbbbbbb.js"',
      'assets/app-bbbbbbbb.js.br': '2',
      'assets/shared-bbbbbbbb.js': 'two',
    },
  )
  expect(found).toMatch(
    /^7 of 7 files differ\. assets\/shared-aaaaaaaa\.js \(assets\/shared-bbbbbbbb\.js in the second\) at byte 0:/,
  )
})

it('names a file that is in one build only', () => {
  expect(compare({ 'a.txt': '' }, { 'a.txt': '', 'b.txt': '' })).toBe(
    '1 of 2 files differ. b.txt is in one of the builds only.',
  )
})

it('compares what is no text', () => {
  expect(compare({ 'a.png': '\u0001\u0002' }, { 'a.png': '\u0001\u0003' })).toContain('at byte 1:')
})
