// @vitest-environment jsdom
/** With generated answers, every route shows a page with a header, without errors or technical terms. */
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { CALLS, type CallName } from '../contract/calls.ts'
import { goodAnswer } from '../testing/examples.ts'
import { PATTERNS } from '../../paths.ts'
import { anyReply, type Reply } from './answers.ts'
import { checkProperty, TEST_TIMEOUT, runs } from './checkProperty.ts'
import { endShop, startShop, visit, type Replies, type Visit } from './shop.tsx'
import { SLUG } from './values.ts'

beforeAll(startShop)
afterAll(endShop)

const NAMES = Object.keys(CALLS) as CallName[]

function repliesBy(replyTo: (name: CallName) => Arbitrary<Reply>): Arbitrary<Replies> {
  return fc.record(Object.fromEntries(NAMES.map((name) => [name, replyTo(name)])))
}

const replies = (changed: (answer: unknown) => unknown): Replies =>
  Object.fromEntries(
    NAMES.map((name) => [name, { kind: 'valid', status: 200, body: JSON.stringify(changed(goodAnswer(CALLS[name]))) }]),
  )

const WORDS = `<img src=x onerror=alert(1)> 🌅 गोल्डन ${'Ghodbunder'.repeat(12)}`

function isShown(name: string): boolean {
  return (
    /Name|Title|Description|Question|Answer|Details|Includes|Category$|Type$|Sizes|Experience/.test(name) &&
    !/Slug|Link|^Type$|PackageType/.test(name)
  )
}

/** Each list has its items four times, one without what its address is made of. */
function odd(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((one) => odd(one))
    const lost = items.map((one) => (typeof one === 'object' && one ? { ...one, SlugId: '', SlugName: '' } : one))
    return [...items, ...items, ...items, ...lost]
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, odd(inner, key)]))
  if (/Price|Amount|Fees|Total/.test(name) && typeof value === 'number') return `${value.toLocaleString('en-IN')}.00`
  if (name.endsWith('Date')) return '32 Foo 2026'
  if (name.endsWith('Time')) return null
  return typeof value === 'string' && isShown(name) ? `${value} ${WORDS}` : value
}

const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const presses = fc.array(part, { maxLength: 3 })

const CASES = fc.record({ replies: repliesBy((name) => anyReply(CALLS[name])), presses })

const PATHS = PATTERNS.map((pattern) => pattern.replace(/:\w+/, SLUG))

describe.each(PATHS)('%s', (path) => {
  const nothingWrong = async (one: Omit<Visit, 'path'>): Promise<void> => {
    const { faults, asked } = await visit({ path, ...one })
    const answers = asked.map((name) => `${name} ${one.replies[name]?.status} ${one.replies[name]?.body}`)
    if (faults.length > 0) throw new Error([...faults, 'with these answers:', ...answers].join('\n'))
  }

  it('is shown with good answers', () => nothingWrong({ replies: replies((good) => good), presses: [] }))

  it('shows repeated items, and markup as text', { tags: ['@APIC-08', '@ERR-19'] }, () =>
    nothingWrong({ replies: replies((good) => odd(good)), presses: [] }),
  )

  it('is shown whatever the provider answers, and whatever is pressed', { timeout: TEST_TIMEOUT }, async () => {
    await checkProperty(path, CASES, runs(1), nothingWrong)
  })
})
