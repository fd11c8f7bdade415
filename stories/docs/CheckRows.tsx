/** The checks of `npm run check-provider`. */
import { Markdown } from '@storybook/addon-docs/blocks'
import { ROWS } from '../../storefront/api/check-provider/rows/rows.ts'
import { escaped } from './markdown.ts'

/** A list, because a table of sentences is unreadable on a phone. */
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
