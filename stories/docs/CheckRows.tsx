/** What `npm run check-provider` looks at, from its own rows. */
import { Markdown } from '@storybook/addon-docs/blocks'
import { ROWS } from '../../storefront/api/check-provider/rows/rows.ts'
import { escaped } from './markdown.ts'

/** Lists: a table with sentences in it is unreadable on a phone. */
export function CheckRows() {
  const groups = Map.groupBy(ROWS, ({ group }) => group)
  const lines = [...groups].flatMap(([group, rows]) => [
    `### ${group}`,
    rows
      .map(({ id, title, why, writes }) => {
        return `- **${escaped(title)}** (\`${id}\`${writes ? ', with `--write`' : ''}). ${escaped(why)}`
      })
      .join('\n'),
  ])
  return <Markdown>{lines.join('\n\n')}</Markdown>
}
