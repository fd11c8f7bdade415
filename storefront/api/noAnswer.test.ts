import { afterEach, expect, it, vi } from 'vitest'
import { onProblem, type Problem } from '../problem.ts'
import { configure } from '../settings.ts'
import { send } from './client.ts'
import { GetPackageCategory } from './contract/catalogue/packageCategories.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  configure({})
  // Other files in this worker must not get this listener.
  vi.resetModules()
})

it('tells the owner once why another origin may not answer, and nothing of an outage of our own', async () => {
  const heard: Problem[] = []
  onProblem((problem) => heard.push(problem))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  const lines = () =>
    heard.flatMap((problem) => (problem.kind === 'call' && problem.what.startsWith('http') ? [problem.what] : []))
  async function call(apiBase: string, onLine: boolean): Promise<void> {
    configure({ apiBase })
    vi.stubGlobal('navigator', { onLine })
    await expect(send(GetPackageCategory, {})).rejects.toMatchObject({ failure: { type: 'unreachable' } })
    await vi.dynamicImportSettled()
  }

  await call('/', true)
  await call('https://api.example/', false)
  expect(lines()).toEqual([])

  await call('https://api.example/', true)
  await call('https://api.example/', true)
  expect(lines()).toEqual([
    'https://api.example gave this page no answer: either it cannot be reached (it is down, its address is wrong, or the browser refuses its certificate), or it does not allow this site and has to answer with “Access-Control-Allow-Origin: https://shop.example”, to OPTIONS too; “npm run check-provider -- --api https://api.example/ --origin https://shop.example” finds out which.',
  ])
})
