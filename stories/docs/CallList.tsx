import { Markdown } from '@storybook/addon-docs/blocks'
import { readRequirements } from '../../storefront/requirements/requirements.ts'
import { CALLS } from '../../storefront/api/contract/calls.ts'
import type { Call } from '../../storefront/api/contract/wire.ts'
import list from '../../storefront/e2e/requirements.tsv?raw'
import { table } from './markdown.ts'

/** `GetSets` is API-08. */
const ids = new Map(
  readRequirements(list).flatMap(({ id, group, text }) => {
    const [, name] = /v1\/(\w+)/.exec(text) ?? []
    return group === 'API' && name ? [[name, id] as const] : []
  }),
)

const idOf = ({ name }: Call) => ids.get(name) ?? '–'

function rowOf(call: Call): string[] {
  const { name, method, envelope, accepts, fields, mayOmitN } = call
  const values = envelope === 'bare' ? 'none needed' : `${accepts.join(', ')}${mayOmitN ? ', or no `n`' : ''}`
  const names = Object.keys(fields).map((field) => `\`${field}\``)
  return [`\`${idOf(call)}\``, `\`${method} v1/${name}\``, envelope, values, names.join(', ') || '–']
}

export function CallList() {
  const calls: Call[] = Object.values(CALLS)
  const rows = calls.toSorted((one, other) => idOf(one).localeCompare(idOf(other))).map(rowOf)
  return <Markdown>{table(['Id', 'Call', 'Place of `n`', '`n` on success', 'Fields'], rows)}</Markdown>
}
