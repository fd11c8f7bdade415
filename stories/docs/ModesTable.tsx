import { Markdown } from '@storybook/addon-docs/blocks'
import { type Mode, MODES, PAGE_MODES, WIDTHS } from '../../.storybook/modes.ts'
import { table } from './markdown.ts'

const otherSettings = ({ direction, motion, forcedColors, textSize }: Mode) =>
  [
    direction && 'right to left',
    motion && 'less motion',
    forcedColors && 'forced colours',
    textSize && `${textSize} % text`,
  ]
    .filter(Boolean)
    .join(', ')

export function ModesTable() {
  const rows = Object.entries(MODES).map(([name, mode]: [string, Mode]) => [
    name,
    `${WIDTHS[mode.width]} px`,
    mode.theme ?? 'the story’s own, or light',
    otherSettings(mode) || '–',
    PAGE_MODES.some((one) => one === name) ? 'yes' : 'no',
  ])
  return <Markdown>{table(['Mode', 'Width', 'Theme', 'Other settings', 'Whole pages'], rows)}</Markdown>
}
