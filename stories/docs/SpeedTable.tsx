/** One part of the results of `npm run bench -- --write`. */
import { Markdown } from '@storybook/addon-docs/blocks'
import written from '../../storefront/bench/results.md?raw'

export function SpeedTable({ part }: { part: string }) {
  const [, text = ''] = written.split(`## ${part}\n`)
  return <Markdown>{text.split('\n## ')[0] ?? ''}</Markdown>
}
