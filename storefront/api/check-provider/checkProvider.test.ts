/** The embedded provider passes every row, and the right row reports each planted fault. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { createServer } from '../../../mocks/server.ts'
import type { Exchanges } from './exchange.ts'
import { textOf, withoutSecrets } from './report.ts'
import { ROWS } from './rows/rows.ts'
import { FAULTS } from './testing/faults.ts'
import { checkWith, type Fault } from './testing/proxy.ts'
import { startTour } from './write.ts'
import type { Written } from './written.ts'

const ROOT = join(import.meta.dirname, '../../..')

const statesOf = (results: Awaited<ReturnType<typeof checkWith>>['results']) =>
  results.filter(({ state }) => state !== 'passed').map(({ id, state, findings }) => ({ id, state, findings }))

describe('the embedded provider', () => {
  it('passes every row, and is left as it was found', async () => {
    const report = await checkWith({}, true)
    expect(statesOf(report.results)).toEqual([])
    expect(report.results).toHaveLength(ROWS.length)
    expect(report.gaps).toEqual([expect.stringMatching(/^The number was not changed by right codes/)])
    expect(report.untried, 'visit.ts or write.ts has to ask these calls').toEqual([])
    expect(report.wrote.join('\n')).toMatch(/^Package .* order_\w+ was made and not paid.*was ended again\.$/s)
    expect(report.wrote.join('\n')).not.toMatch(/STILL|NOT|BOOKED/)
  })

  it('is only read without --write', async () => {
    const { results, wrote, untried } = await checkWith({}, false)
    expect(wrote).toEqual([])
    expect(untried).toEqual(expect.arrayContaining(['AddToUserCart', 'CheckMobileAndGenrateOtp', 'CreateUserpayment']))
    const left = results.filter(({ state }) => state === 'not checked').map(({ id }) => id)
    expect(left).toEqual(ROWS.filter(({ writes }) => writes).map(({ id }) => id))
    expect(statesOf(results)).toHaveLength(left.length)
  })
})

describe('a planted fault', () => {
  it('is there for every row', () => {
    expect(new Set(FAULTS.map(({ row }) => row))).toEqual(new Set(ROWS.map(({ id }) => id)))
    expect(new Set(FAULTS.map(({ title }) => title)).size).toBe(FAULTS.length)
  })

  it.each(FAULTS.map((fault): [string, Fault] => [fault.title, fault]))('is named: %s', async (_title, fault) => {
    const { results } = await checkWith(fault)
    const result = results.find(({ id }) => id === fault.row)
    const finding = result?.findings.find(({ call, path = '' }) => `${call} ${path}`.includes(fault.at))
    expect(finding, JSON.stringify(result)).toBeDefined()
    expect(finding?.shows).toMatch(/^[A-Z].*\.$/)
  })
})

it('tries no tour with a number that the shop would refuse', async () => {
  const written: Written = { wrote: [], gaps: [], byWrongCode: [], forms: [], codes: [] }
  const ask = vi.fn<Exchanges['ask']>()
  const visit = {
    together: [],
    tour: { id: 7, perHead: 500, minutes: 60 },
    days: ['2026-12-01', '2026-12-02'],
  } as const
  const customer = { authToken: 't', UserId: '1', name: 'Asha', email: 'asha@example.com', mobile: '6123456789' }
  await startTour({ ask } as unknown as Exchanges, visit, customer, written)
  expect(ask).not.toHaveBeenCalled()
  expect(written.gaps).toHaveLength(1)
})

describe('a run', () => {
  it('says what it found, where, and what visitors would see', async () => {
    const fault = FAULTS.find(({ title }) => title === 'a price is a sentence')
    const text = textOf(await checkWith(fault))
    expect(text).toContain('GetFoodAndBeverages, foodandbeverageslist[0].PerHeadPrice: is "Call us"')
    expect(text).toMatch(/\d+ of \d+ rows passed, 1 failed, 14 were not checked; \d+ calls to http/)
  })

  it('only notes an empty id that may be missing', async () => {
    const fault = FAULTS.find(({ title }) => title === 'an id that may be missing is empty')
    const { results } = await checkWith(fault)
    expect(results.find(({ id }) => id === 'ids')?.state).toBe('noted')
  })

  it('says why a provider cannot be reached, as far as Node knows', async () => {
    const cause = new Error('certificate has expired')
    const text = textOf(
      await checkWith({
        change: () => {
          throw new TypeError('fetch failed', { cause })
        },
      }),
    )
    expect(text).toContain(
      'GetPackageCategory: closed the connection without an answer, or could not be reached (certificate has expired).',
    )
  })

  it('says why a call cannot be sent', async () => {
    const text = textOf(
      await checkWith({
        change: () => {
          throw new TypeError('The token is an invalid header value.')
        },
      }),
    )
    expect(text).toContain('could not be reached (The token is an invalid header value.).')
  })

  it('names an OPTIONS that is not answered', async () => {
    const preflight = () => {
      throw new TypeError('fetch failed')
    }
    expect(textOf(await checkWith({ preflight }))).toContain('Preflight of GetUserCart: is not answered')
  })

  it('stops early where nothing answers', async () => {
    const { calls, results } = await checkWith({ silence: () => 'timeout' })
    // A whole run makes about a hundred calls. This one stops early.
    expect(calls).toBeLessThan(20)
    const seen = results.filter(({ state }) => state !== 'not checked')
    expect(seen.map(({ id, state }) => `${id} ${state}`)).toEqual(['reached failed'])
  })

  it('prints no key', () => {
    expect(withoutSecrets('The key s3cret is wrong', ['s3cret', ''])).toBe('The key ••• is wrong')
  })

  it('by its command takes a number that begins with 6 for --mobile', async () => {
    const command = join(ROOT, 'storefront/api/check-provider/checkProvider.ts')
    const options = ['--api', 'http://127.0.0.1:9/', '--write', '--mobile', '6123456789']
    await expect(promisify(execFile)(process.execPath, [command, ...options])).rejects.toMatchObject({ code: 1 })
  })

  it('by its command refuses a key that no call can carry', async () => {
    const command = join(ROOT, 'storefront/api/check-provider/checkProvider.ts')
    const options = ['--api', 'http://127.0.0.1:9/', '--api-key', '“K”']
    await expect(promisify(execFile)(process.execPath, [command, ...options])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--api-key has a character/),
    })
  })

  it('by its command gives JSON, and 0 where all is well', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'no-storefront-'))
    const server = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:' })
    const command = [join(ROOT, 'storefront/api/check-provider/checkProvider.ts'), '--api', server.address]
    const options = ['--origin', server.address, '--api-key', 'demo-key', '--json']
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...command, ...options])
    const { results } = JSON.parse(stdout) as Awaited<ReturnType<typeof checkWith>>
    expect(results.filter(({ state }) => state === 'failed')).toEqual([])
    expect(stderr).toContain('reading only')
    expect(stdout + stderr).not.toContain('demo-key')
    await server.close()
    rmSync(dist, { recursive: true })
  })
})
