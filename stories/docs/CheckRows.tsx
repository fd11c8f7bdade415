/** What `npm run check-provider` looks at, from its own rows. */
import { Markdown } from '@storybook/addon-docs/blocks'
import { ROWS } from '../../.ci/check-provider/rows/rows.ts'
import { escaped, table } from './markdown.ts'

export function CheckRows() {
  const rows = ROWS.map(({ id, group, title, why, writes }) => [
    group,
    escaped(title),
    escaped(why),
    `\`${id}\``,
    writes ? '`--write`' : 'reading',
  ])
  return <Markdown>{table(['Group', 'What holds', 'Why', '`id` in the JSON', 'Needs'], rows)}</Markdown>
}
