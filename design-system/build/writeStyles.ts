import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { LAYER_ORDER } from './layers.ts'
import { publicModules } from './publicModules.ts'
import type { StyleSheets } from './styles.ts'

const RESET = 'styles/global.css.ts'
/** Fonts and themes, which every component needs. */
const isFoundation = (source: string): boolean => source === 'styles/fonts.css' || source.startsWith('tokens/')

const whole = (sheets: readonly string[]): string =>
  [LAYER_ORDER, ...sheets].join('\n').replaceAll('../fonts/', './fonts/')

export function writeStyles(out: string, { sheets, needs }: StyleSheets): void {
  const all = sheets()
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
  }
  const only = (wanted: (source: string) => boolean) =>
    [...all].filter(([source]) => wanted(source)).map(([, css]) => css)
  write('styles.css', whole([...all.values()]))
  write('foundation.css', whole(only(isFoundation)))
  write('reset.css', whole(only((source) => source === RESET)))
  // One for all, because TypeScript also checks side-effect imports.
  write('css.d.ts', 'export {}\n')
  const isOwn = (source: string): boolean => !isFoundation(source) && source !== RESET
  const fileOf = (source: string): string => `css/${source.replace(/\.css(?:\.ts)?$/, '')}.css`
  for (const [source, css] of all) if (isOwn(source)) write(fileOf(source), whole([css]))
  for (const [name, module] of publicModules())
    write(
      `css/${name}.js`,
      needs(module)
        .filter(isOwn)
        .map((source) => `import './${relative('css', fileOf(source))}'\n`)
        .join(''),
    )
}
