import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { PICTURES, pictureAt, renderPicture } from './pictures.ts'

// Every picture is drawn, several times over: a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

const drawings = PICTURES.map((picture) => ({ ...picture, svg: picture.draw() }))

/** Paths of the drawings that fail a check. */
const failing = (check: (drawing: (typeof drawings)[number]) => boolean): string[] =>
  drawings.filter((drawing) => !check(drawing)).map(({ path }) => path)

describe('every picture', () => {
  it('has an address of its own', () => {
    expect(new Set(PICTURES.map(({ path }) => path)).size).toBe(PICTURES.length)
    expect(failing(({ path }) => /^\/art\/[a-z]+\/[a-z0-9-]+(\.[a-z0-9]+)?\.svg$/.test(path))).toEqual([])
  })

  it('is the size that it says', () => {
    expect(failing(({ svg, width, height }) => svg.includes(` width="${width}" height="${height}" `))).toEqual([])
  })

  it('says in itself what it shows', () => {
    expect(
      failing(({ svg, alt }) => svg.includes(`aria-label="${alt.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`)),
    ).toEqual([])
  })

  it('carries no script, no text to lay out, no address', () => {
    expect(
      failing(({ svg }) => !/<(script|text|image|style|foreignObject|animate)\b|\son\w+=|javascript:|data:/.test(svg)),
    ).toEqual([])
    expect(failing(({ svg }) => [...svg.matchAll(/href="([^"]+)"/g)].every(([, to]) => to?.startsWith('#')))).toEqual(
      [],
    )
  })

  it('paints without filters, within 60 kB', () => {
    expect(failing(({ svg }) => !svg.includes('<filter') && svg.length < 60_000)).toEqual([])
    expect(drawings.reduce((sum, { svg }) => sum + svg.length, 0)).toBeLessThan(8_000_000)
  })

  it('holds together: no broken number, no missing and no double id', () => {
    expect(failing(({ svg }) => !/NaN|undefined|Infinity/.test(svg))).toEqual([])
    expect(
      failing(({ svg }) => {
        const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
        const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)
        return new Set(ids).size === ids.length && used.every((id) => ids.includes(id))
      }),
    ).toEqual([])
  })

  it('is drawn the same twice', () => {
    expect(failing(({ path, svg }) => renderPicture(path) === svg)).toEqual([])
  })
})

it('says so when there is no such picture', () => {
  expect(() => renderPicture('/art/scene/nowhere.svg')).toThrow('No picture at /art/scene/nowhere.svg')
})

it('draws every picture that the storefront and the stories name', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['storefront', 'stories'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  const named = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\/art\/[a-z]+\/[\w.-]+\.svg/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((path) => pictureAt(path) === undefined)).toEqual([])
})
