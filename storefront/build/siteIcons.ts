/** Some browsers and home screens cannot use an SVG icon. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** @param site the folder being built, which contains the favicon. */
export async function addIcons(site: string, name: string, background: string): Promise<void> {
  const icon = join(site, 'art/brand/favicon.svg')
  const png = (size: number) => sharp(icon, { density: 600 }).resize(size, size).png().toBuffer()
  writeFileSync(join(site, 'favicon.ico'), icoOf(await png(32), 32))
  // Safari requests this name without a link.
  writeFileSync(join(site, 'apple-touch-icon.png'), await png(180))
  writeFileSync(join(site, 'icon-512.png'), await png(512))
  writeFileSync(
    join(site, 'manifest.webmanifest'),
    JSON.stringify({
      name,
      start_url: '/',
      display: 'browser',
      background_color: background,
      theme_color: background,
      icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
    }),
  )
}
