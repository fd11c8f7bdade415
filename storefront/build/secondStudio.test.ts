import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import { createServer, type RunningShop } from '../../mocks/server.ts'
import { FIXTURE } from '../../mocks/testing/provider.ts'

const ROOT = join(import.meta.dirname, '../..')
const FIRST = join(ROOT, 'storefront/brands/aperture-acres')
const OWN = join(ROOT, 'storefront/brands/lotus-court')

const folder = mkdtempSync(join(tmpdir(), 'second-studio-'))
const site = join(folder, 'site')
let provider: RunningShop
let warnings: string

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
const isText = (file: string) => !/\.(?:png|ico|avif|webp|woff2|br)$/.test(file)

beforeAll(async () => {
  // The provider's catalogue has one set and one profession, and none of the first studio's names.
  provider = await createServer({
    port: 0,
    host: '127.0.0.1',
    dist: join(OWN, 'public'),
    db: ':memory:',
    sandbox: { data: FIXTURE },
  })
  const options = ['--brand=lotus-court', `--api=${provider.address}`, `--api-key=${provider.settings.apiKey}`]
  const script = [join(import.meta.dirname, 'build.ts'), `--out=${site}`, ...options]
  const { stderr } = await promisify(execFile)(process.execPath, script, { cwd: ROOT })
  warnings = stderr
}, 180_000)
afterAll(async () => {
  await provider?.close()
  rmSync(folder, { recursive: true, force: true })
})

const FOREIGN =
  /Aperture.?Acres|Mumbai|Texas Ranch|Rajwada|Glasshouse|Love Blossom|Luminous Tree|Orchard Road|Kavita Rao|Ira Fernandes|the farm\b|the acres\b|50 minute|only 4 individuals|hundred backdrops|70\+ Locations|Hungry\?|72 hours|7 AM and 9 PM|30 min|from our outfits|Shoots every day|₹3,540 books/gi

describe('the site of a second studio', () => {
  it('draws no words of the first one into its share cards', async () => {
    const { SHARE_CARDS, CATEGORY_CARDS, CARD_FONTS } = (await import(join(OWN, 'shareCards.ts'))) as Record<
      string,
      object
    >
    const drawn = JSON.stringify([BRANDS.find(({ id }) => id === 'lotus-court')?.words, SHARE_CARDS, CATEGORY_CARDS])
    expect(drawn.match(FOREIGN)).toBeNull()
    expect(JSON.stringify(CARD_FONTS)).not.toMatch(/rozha|anek/i)
  })

  it('has no words of the first one', () => {
    const found = filesIn(site)
      .filter((file) => isText(file))
      .flatMap((file) =>
        [...readFileSync(join(site, file), 'utf8').matchAll(FOREIGN)].map(([word]) => `${file}: ${word}`),
      )
    expect([...new Set(found)]).toEqual([])
  })

  it('has no picture of the first one, and names none', () => {
    const theirs = filesIn(join(FIRST, 'public/art')).filter((file) => file.endsWith('.svg'))
    const foreign = theirs.filter((file) => !existsSync(join(OWN, 'public/art', file)))
    expect(foreign.length).toBeGreaterThan(50)
    expect(foreign.filter((file) => existsSync(join(site, 'art', file)))).toEqual([])
    const texts = filesIn(site)
      .filter((file) => isText(file))
      .map((file) => readFileSync(join(site, file), 'utf8'))
    expect(foreign.filter((file) => texts.some((text) => text.includes(`/art/${file}`)))).toEqual([])
  })

  it('links from its home page only to pages that it has, and says which it left out', () => {
    const html = readFileSync(join(site, 'index.html'), 'utf8')
    const links = [...html.matchAll(/href="(\/(?:set|hire-professionals|event|pricing)\/[^"?#]+)/g)].map(([, to]) => to)
    expect(links).toContain('/set/stepwell')
    expect(links.filter((to) => !existsSync(join(site, `${to}.html`)))).toEqual([])
    expect(warnings).toContain('“Lotus Tank” is no link on the home page: there is no page /set/lotus-tank.')
    expect(warnings).toContain('“Lamp lighters”')
  })

  it('has no page, link or address of the cafe, which it does not have', () => {
    const named = filesIn(site)
      .filter((file) => /\.(?:html|xml)$/.test(file))
      .filter((file) => file.startsWith('restuarant') || readFileSync(join(site, file), 'utf8').includes('/restuarant'))
    expect(named).toEqual([])
    expect(existsSync(join(site, 'art/share/cafe.png'))).toBe(false)
    expect(existsSync(join(site, 'luxury-cottage-stay.html'))).toBe(true)
  })

  it('has its own name, quotes and look', () => {
    const html = readFileSync(join(site, 'index.html'), 'utf8')
    expect(html).toContain('<title>Lotus Court | Rooms of light around still water</title>')
    expect(html).toContain('data-brand="lotus-court"')
    expect(html).toContain('Mitali Sen')
    expect(html).toContain('content="https://lotus-court.example/art/share/home.png"')
    const sheets = filesIn(join(site, 'assets')).filter((file) => file.endsWith('.css'))
    expect(sheets.some((file) => readFileSync(join(site, 'assets', file), 'utf8').includes('Marcellus'))).toBe(true)
    expect(filesIn(join(site, 'assets')).filter((file) => /rozha|anek/.test(file))).toEqual([])
    const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8')) as Record<string, string>
    expect(manifest['theme_color']).toBe('#eef6f7')
  })
})
