import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer as createVite, type ProxyOptions } from 'vite'
import { pageWith } from '../server/staticFiles.ts'
import { CUSTOMER } from '../../mocks/provider/seed.ts'
import { createServer } from '../../mocks/server.ts'
import { brandFolder, brandId } from '../brands/chosen.ts'

const { values } = parseArgs({
  options: {
    brand: { type: 'string', default: brandId() },
    port: { type: 'string', default: '5173' },
    db: { type: 'string', default: '.data/provider.sqlite' },
  },
})
process.env['BRAND'] = values.brand
const onFault = (fault: unknown) => console.error(fault)
// The provider serves the catalogue's pictures, Vite those of the shop's own pages.
const provider = await createServer({ port: 0, host: '127.0.0.1', dist: 'mocks/public', db: values.db, onFault })
const toProvider = { target: provider.address, changeOrigin: true }
const isOfShop = (url: string): boolean => existsSync(join(brandFolder(brandId()), 'public', url.replace(/\?.*/, '')))
const proxy: Record<string, ProxyOptions> = {
  ...Object.fromEntries(['/v1', '/gateway', '/__scenario'].map((path) => [path, toProvider])),
  '/art': { ...toProvider, bypass: ({ url = '' }) => (isOfShop(url) ? url : undefined) },
}
const settings = { name: 'settings', transformIndexHtml: (html: string) => pageWith(html, provider.settings) }
const vite = await createVite({
  configFile: 'storefront/vite.config.ts',
  plugins: [settings],
  server: { port: Number(values.port), proxy },
})
await vite.listen()
vite.printUrls()
console.log(`  Log in with mobile ${CUSTOMER.Mobile}; the message that follows has the one-time code.`)

async function end(): Promise<void> {
  await vite.close()
  await provider.close()
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())
