/** Answers deviate in every way that the shop must tolerate. */
import { CALLS } from '../../api/contract/calls.ts'
import type { Envelope } from '../../api/contract/wire.ts'
import type { Passing } from './otherProvider.ts'

type Body = Record<string, unknown>

/** Where another provider puts `n`. */
const ELSEWHERE: Readonly<Record<Envelope, Envelope>> = {
  response: 'Response',
  Response: 'top',
  ResponseList: 'response',
  top: 'ResponseList',
  bare: 'Response',
}
/** One object, or a list of one (C-068). */
const SINGLE = ['professionalcategory', 'orderbillingdetails']
const NULLED = [
  'Logo',
  'ColorCode',
  'PaymentId',
  'PackageType',
  'InstagramLink',
  'SetDescription',
  'CateogryDescription',
]
const UNKNOWN = { __type: 'Answer', ServerTime: 1_767_000_000, Debug: { Node: null, Ids: [7, '8'] } }

/** Turns strings into numbers and back. Only amounts are formatted: an id must be sent back unchanged. */
function retyped(field: string, given: string | number): string | number {
  if (typeof given === 'string') return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : given
  if (!/price|amount|total|fees/i.test(field)) return String(given)
  return `₹ ${given.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
}

function changedValue(field: string, given: unknown): unknown {
  if (NULLED.includes(field) || given === '' || (Array.isArray(given) && given.length === 0)) return null
  if (typeof given === 'number' || typeof given === 'string') return retyped(field, given)
  if (Array.isArray(given)) return given.map((item) => changedValue(field, item))
  if (typeof given !== 'object' || given === null) return given
  const whole = { ...changedFields(given), ...UNKNOWN }
  return SINGLE.includes(field) ? [whole] : whole
}

function changedFields(body: object): Body {
  return Object.fromEntries(Object.entries(body).map(([name, given]) => [name, changedValue(name, given)]))
}

function changedEnvelope(envelope: Envelope, said: Body | undefined): Body {
  if (!said) return {}
  const outcome = { ...said, n: String(said['n']) }
  const place = ELSEWHERE[envelope]
  if (place === 'top') return outcome
  return { [place]: place === 'ResponseList' ? [outcome] : outcome }
}

export function deviate(passing: Passing): void {
  if (passing.status !== 200) return
  const { response, Response, ResponseList, n, Msg, ...fields } = JSON.parse(passing.text) as Body
  const listed = (ResponseList as unknown[] | undefined)?.[0]
  const said = (response ?? Response ?? listed ?? (n === undefined ? undefined : { n, Msg })) as Body | undefined
  const changed = { ...changedEnvelope(CALLS[passing.name].envelope, said), ...changedFields(fields), ...UNKNOWN }
  // Some servers send a byte order mark first.
  passing.text = `\uFEFF${JSON.stringify(changed)}`
}
