import { Markdown } from '@storybook/addon-docs/blocks'
import { SITUATIONS } from './paymentSituations.ts'
import { escaped, table } from './markdown.ts'

export function SituationTable() {
  const rows = SITUATIONS.map(({ when, visitor, books, test: [file, title] }) => [
    ...[when, visitor, books].map(escaped),
    `\`${file}\`: ${escaped(title)}`,
  ])
  return <Markdown>{table(['Situation', 'The visitor sees', 'The books show', 'Test'], rows)}</Markdown>
}
