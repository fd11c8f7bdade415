import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createVisitors, GUEST } from '../../../mocks/testing/visitor.ts'
import { item } from '../../../mocks/testing/provider.ts'
import { DIST } from '../../build/first-load.ts'
import { PAGES } from '../../build/pages.ts'

const AT_ONCE = 16
const ALL_OUTFITS = { GenderType: 'A', OutfitCategoryId: '', FromPrice: 0, ToPrice: 100_000 }

/** A quarter each of pages, files, reading and writing calls. @throws on any unexpected status. */
export async function sendMany(address: string, count: number): Promise<void> {
  const { ask } = createVisitors(address)
  const files = readdirSync(join(DIST, 'assets')).filter((name) => !name.endsWith('.br'))
  const paths = PAGES.map(({ path }) => path)

  async function open(path: string): Promise<number> {
    const response = await fetch(address + path)
    await response.arrayBuffer()
    return path === '/404' ? 200 : response.status
  }
  async function add(at: number): Promise<number> {
    const who = { ...GUEST, sessionId: `session${String(at).padStart(8, '0')}` }
    return (await ask('AddToUserCart', item('food', 501, who), who)).status
  }
  const kinds = [
    (at: number) => open(paths[at % paths.length] ?? '/'),
    (at: number) => open(`/assets/${files[at % files.length] ?? ''}`),
    async (at: number) => (at % 2 ? await ask('GetFAQ') : await ask('GetOutFits', ALL_OUTFITS)).status,
    add,
  ]

  let next = 0
  async function sender(): Promise<void> {
    while (next < count) {
      const at = next
      next += 1
      const status = await kinds[at % kinds.length]?.(Math.floor(at / kinds.length))
      if (status !== 200) throw new Error(`Request ${at} was answered with status ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
}
