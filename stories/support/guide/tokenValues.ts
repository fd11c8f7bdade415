import * as tokens from '../../../design-system/tokens/index.ts'

type Leaf = string | number
interface Tree {
  readonly [name: string]: Leaf | Tree
}

/** Half steps have a dot in their name: `space.1.5`. */
export function valueOf(path: string): string {
  const [group = '', first = '', ...rest] = path.split('.')
  const values = (tokens as unknown as Tree)[group] as Tree
  const value = group === 'color' ? (values[first] as Tree)[rest.join('.')] : values[[first, ...rest].join('.')]
  return String(value as Leaf)
}

/** @returns for example `space[1.5]`. */
export const writtenAs = (path: string): string => path.replace(/\.(\d[\d.]*)$/, '[$1]')

const GROUPS = {
  Colour: ['color'],
  Type: ['font', 'fontSize', 'fontWeight', 'fontWidth', 'lineHeight'],
  'Space and size': ['layoutGap', 'space', 'size'],
  Shape: ['radius'],
  Layer: ['layer'],
  Motion: ['duration', 'ease', 'MILLISECONDS'],
} as const
export type TokenGroup = keyof typeof GROUPS

export function grouped(paths: readonly string[]): { title: TokenGroup; paths: readonly string[] }[] {
  return Object.entries(GROUPS).flatMap(([title, groups]) => {
    const own = paths.filter((path) => (groups as readonly string[]).includes(path.split('.', 1)[0] ?? ''))
    return own.length > 0 ? [{ title: title as TokenGroup, paths: own }] : []
  })
}

/** `rgb(18 52 43)` becomes `#12342b`; translucent colours and other values stay as they are. */
export function readable(value: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1)
  return channels ? `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}` : value
}
