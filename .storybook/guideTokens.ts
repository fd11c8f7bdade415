import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as scale from '../design-system/tokens/scale.ts'
import { light } from '../design-system/tokens/light.ts'

const TOKEN = /\b(color\.\w+\.\w+|(?:space|layoutGap)\[[\d.]+\]|(?:[a-z]\w+)\.\w+)/g
const IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g

const known: ReadonlySet<string> = new Set([
  ...Object.entries(light).flatMap(([group, jobs]) => Object.keys(jobs).map((job) => `color.${group}.${job}`)),
  ...Object.entries(scale).flatMap(([group, values]) => Object.keys(values).map((name) => `${group}.${name}`)),
])
const order = [...known]

function tokensIn(source: string): string[] {
  return [...source.matchAll(TOKEN)]
    .map(([token]) => token.replace(/\[(.+)\]/, '.$1'))
    .filter((token) => known.has(token))
}

/** Keeps only the imported declarations of a helper file, and those they use. */
function pieces(source: string, names: readonly string[]): string {
  const found = new Map(
    source
      .split(/^(?=(?:export )?(?:const|function) )/m)
      .map((piece) => [/^(?:export )?(?:const|function) (\w+)/.exec(piece)?.[1] ?? '', piece]),
  )
  const wanted = new Set<string>()
  const take = (name: string) => {
    const piece = found.get(name)
    if (piece === undefined || wanted.has(name)) return
    wanted.add(name)
    for (const [word] of piece.matchAll(/\b[a-z]\w*\b/g)) take(word)
  }
  names.forEach(take)
  return [...wanted].map((name) => found.get(name)).join('\n')
}

/** @param files style files of a component; their imports count, too. */
export function tokensOf(files: readonly string[]): string[] {
  const found = new Set<string>()
  const read = (file: string, names?: readonly string[]) => {
    const source = readFileSync(file, 'utf8')
    const own = names ? pieces(source, names) : source
    tokensIn(own).forEach((token) => found.add(token))
    for (const [, list = '', path = ''] of source.matchAll(IMPORT)) {
      const target = join(dirname(file), path)
      if (target.includes('/tokens/') || !/(?:\.css|\/styles\/\w+)\.ts$/.test(target)) continue
      const all = list.split(',').map((name) => name.trim().replace(/^type | as \w+$/g, ''))
      const used = names ? all.filter((name) => new RegExp(`\\b${name}\\b`).test(own)) : all
      if (used.length > 0) read(target, used)
    }
  }
  files.forEach((file) => read(file))
  return order.filter((token) => found.has(token))
}
