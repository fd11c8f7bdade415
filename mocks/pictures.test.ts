import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import PICTURES from './pictures.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), 'utf8')

/** Skips files for machines, such as security.txt. */
const picturesIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => !file.startsWith('.well-known'))
    .map((file) => ({ address: `/${file}`, svg: read(folder, file) }))
const ofShop = picturesIn('storefront/brands/aperture-acres/public')
const ofCatalogue = picturesIn('mocks/public')
const pictures = [...ofShop, ...ofCatalogue]

const table = new Map(Object.entries(PICTURES).map(([name, about]) => [`/art/${name}.svg`, about]))

const failing = (check: (picture: (typeof pictures)[number]) => boolean): string[] =>
  pictures.filter((picture) => !check(picture)).map(({ address }) => address)

const sourcesIn = (folder: string): string =>
  filesIn(folder)
    .filter(
      (file) =>
        /\.(?:tsx?|html)$/.test(file) && !/\.test\.|^e2e\/|(?:^|\/)testing\/|^brands\/(?!aperture-acres)/.test(file),
    )
    .map((file) => read(folder, file))
    .join('\n')
const addressesIn = (sources: string): string[] =>
  (sources.match(/(?<!\w)art\/[a-z]+\/[\w.-]+\.svg/g) ?? []).map((address) => `/${address}`)

describe('every picture', () => {
  it('has one file and one line in mocks/pictures.json', () => {
    expect(pictures.map(({ address }) => address).toSorted()).toEqual([...table.keys()].toSorted())
    expect(failing(({ address }) => /^\/art\/[a-z]+\/[a-z0-9-]+(\.[a-z0-9]+)?\.svg$/.test(address))).toEqual([])
  })

  it('has an alternative text', () => {
    expect(failing(({ address }) => table.get(address)?.alt.trim() !== '')).toEqual([])
  })

  it('has the size that mocks/pictures.json says', () => {
    const wrong = failing(({ address, svg }) => {
      const [opening = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
      const [, width] = /\swidth="(\d+)"/.exec(opening) ?? []
      const [, height] = /\sheight="(\d+)"/.exec(opening) ?? []
      const { width: wide, height: high } = table.get(address) ?? {}
      return /\sviewBox="/.test(opening) && Number(width) === wide && Number(height) === high
    })
    expect(wrong).toEqual([])
  })

  it('has no script, no external reference, and no text that should be HTML', () => {
    const forbidden =
      /<(?:script|text|tspan|image|style|foreignObject|animate\w*|set|a)\b|<!(?:DOCTYPE|ENTITY)|\son\w+=|javascript:|data:|@import/i
    expect(failing(({ svg }) => !forbidden.test(svg))).toEqual([])
    const references = /(?:href=|url\()['"]?([^"')]*)/g
    expect(failing(({ svg }) => [...svg.matchAll(references)].every(([, to]) => to?.startsWith('#')))).toEqual([])
  })

  it('is painted without filters, and has at most 60 kB', () => {
    expect(failing(({ svg }) => !svg.includes('<filter') && svg.length <= 60_000)).toEqual([])
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
})

it('keeps all pictures together below 2 MB in the shop, and below 8 MB with the demonstration catalogue', () => {
  const sum = (some: typeof pictures) => some.reduce((length, { svg }) => length + svg.length, 0)
  expect(sum(ofShop)).toBeLessThan(2_000_000)
  expect(sum(pictures)).toBeLessThan(8_000_000)
})

describe('the folder of the first studio has', () => {
  const sources = sourcesIn('storefront')
  const addresses = new Set(ofShop.map(({ address }) => address))

  it('each picture that a page of the shop names', () => {
    const named = addressesIn(sources)
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((address) => !addresses.has(address))).toEqual([])
  })

  it('no other, because builds for another provider contain them as well', () => {
    const named = new Set(addressesIn(sources))
    // Meals and rooms build URLs from names.
    const isNamed = (address: string) => named.has(address) || sources.includes(`'${basename(address, '.svg')}'`)
    expect([...addresses].filter((address) => !isNamed(address))).toEqual([])
  })
})

it('has each picture that stories, Storybook and the embedded provider name', () => {
  const named = ['stories', '.storybook', 'mocks'].flatMap((folder) => addressesIn(sourcesIn(folder)))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((address) => !table.has(address))).toEqual([])
})
