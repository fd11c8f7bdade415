import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OF_A_BUILD, siteFolder } from './siteFolder.ts'

let parent = ''
let dist = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'site-'))
  dist = join(parent, 'dist')
})
afterEach(() => rmSync(parent, { recursive: true }))

const home = () => readFileSync(join(dist, 'index.html'), 'utf8')

function publishOld(): void {
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), 'old')
  writeFileSync(join(dist, 'gone.html'), 'only in the old site')
  for (const name of OF_A_BUILD) writeFileSync(join(dist, name), '')
}

describe('a site folder', () => {
  it('shows nothing of its successor before that is complete', () => {
    publishOld()
    const site = siteFolder(dist)
    site.write('index.html', 'new')
    expect([home(), existsSync(join(dist, 'gone.html'))]).toEqual(['old', true])
    site.publish()
    expect([home(), readdirSync(dist)]).toEqual(['new', ['index.html']])
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('is the old one, whole, after a successor that was discarded', () => {
    publishOld()
    const site = siteFolder(dist)
    site.write('pricing/weddings.html', 'new')
    site.discard()
    expect([home(), readdirSync(dist), readdirSync(parent)]).toEqual([
      'old',
      [...OF_A_BUILD, 'gone.html', 'index.html'].toSorted(),
      ['dist'],
    ])
  })

  it('is the old one where the successor cannot be put in its place', () => {
    publishOld()
    const site = siteFolder(dist)
    // No file was written, so the draft's folder does not exist.
    expect(() => site.publish()).toThrow(/ENOENT/)
    expect([home(), readdirSync(parent)]).toEqual(['old', ['dist']])
  })

  it('may be the first', () => {
    const site = siteFolder(dist)
    site.write('set/ranch.html', 'new')
    site.publish()
    expect(readFileSync(join(dist, 'set/ranch.html'), 'utf8')).toBe('new')
  })

  it('may be an empty folder', () => {
    mkdirSync(dist)
    const site = siteFolder(dist)
    site.write('index.html', 'new')
    site.publish()
    expect(home()).toBe('new')
  })

  it('replaces nothing that is no site', () => {
    const page = join(dist, 'index.html')
    mkdirSync(dist)
    writeFileSync(page, 'of somebody')
    // Hand-written on many hosts.
    writeFileSync(join(dist, '_headers'), '')
    expect(() => siteFolder(dist)).toThrow(
      `${dist} holds something other than an earlier build: name a new or empty folder.`,
    )
    expect(() => siteFolder(page)).toThrow(
      `${page} holds something other than an earlier build: name a new or empty folder.`,
    )
    expect(home()).toBe('of somebody')
  })

  it('removes what a killed build left, and nothing of one that runs', () => {
    const dead = join(parent, '.dist-build-999999999')
    const running = join(parent, `.dist-build-${process.ppid}`)
    for (const folder of [dead, `${dead}-old`, running, join(parent, '.dist-build-of-mine')]) mkdirSync(folder)
    siteFolder(dist)
    expect(readdirSync(parent)).toEqual([`.dist-build-${process.ppid}`, '.dist-build-of-mine'])
  })

  it('takes the place of what a killed build of the same process id left, as in a container', () => {
    publishOld()
    const left = join(parent, `.dist-build-${process.pid}`)
    for (const folder of [left, `${left}-old`]) {
      mkdirSync(folder)
      writeFileSync(join(folder, 'left.html'), 'left')
    }
    const site = siteFolder(dist)
    site.write('index.html', 'new')
    site.publish()
    expect([home(), readdirSync(dist), readdirSync(parent)]).toEqual(['new', ['index.html'], ['dist']])
  })
})
