/** `npm run dev`: the storefront with hot updates, the embedded provider behind it. */
import { parseArgs } from 'node:util'
import { createServer as createVite } from 'vite'
import { createServer } from '../mocks/server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' }, db: { type: 'string', default: '.data/provider.sqlite' } } })
const provider = await createServer({ port: 0, host: '127.0.0.1', dist: 'dist', db: values.db })
const proxy = Object.fromEntries(['/v1', '/gateway', '/__scenario'].map((path) => [path, { target: provider.address, changeOrigin: true }]))
const vite = await createVite({ configFile: 'storefront/vite.config.ts', server: { port: Number(values.port), proxy } })
await vite.listen()
vite.printUrls()

async function end(): Promise<void> {
  await vite.close()
  await provider.close()
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())
