import { expect, test } from './testing/shop.ts'

function sharing(html: string): { title: string; description: string; image: string } {
  const of = (property: string) => new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  return { title: of('title'), description: of('description'), image: of('image') }
}

test(
  'every page in the sitemap has a title, description and share card',
  { tag: ['@SHELL-122', '@SHELL-123'] },
  async ({ shop, request }) => {
    const sitemap = await (await request.get(shop.url('/sitemap.xml'))).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    expect(paths.length).toBeGreaterThan(60)
    const cards = new Set<string>()
    for (const path of paths) {
      const { title, description, image } = sharing(await (await request.get(shop.url(path))).text())
      expect(title, path).not.toBe('')
      expect(description.length, path).toBeGreaterThan(30)
      cards.add(new URL(image).pathname)
    }
    for (const card of cards) {
      const answer = await request.get(shop.url(card))
      expect(answer.headers()['content-type'], card).toBe('image/png')
      const png = await answer.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630])
      expect(png.length, card).toBeLessThan(120_000)
    }
  },
)
