/** `npm run weigh`: writes the weight of each component into design-system/README.md. Build the package first. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicModules, HOME } from './publicModules.ts'
import { FOUNDATIONS, weighComponents } from './weights.ts'

const README = join(HOME, 'README.md')
const START = '<!-- weights: made by npm run weigh -->'
const END = '<!-- weights: end -->'

const kB = (size: number): string => (size < 0.05 ? '–' : size.toFixed(1))

const dist = join(HOME, 'dist')
const stylesOf = (...names: readonly string[]): number =>
  gzipSync(names.map((name) => readFileSync(join(dist, name), 'utf8')).join('')).length / 1000
const sheetsOf = (component: string): string[] =>
  [...readFileSync(join(dist, 'css', `${component}.js`), 'utf8').matchAll(/'\.\/(.*)'/g)].map(
    ([, name]) => `css/${name}`,
  )
const { bases, weights } = await weighComponents(dist)
const table = [
  '| What is shared | Paid by | kB |',
  '|---|---|--:|',
  `| Base: a button and the icon set | every page | ${kB(bases.shared)} |`,
  `| Radix's core: what Accordion, Dialog and Slider all stand on | a page with any of the three, once | ${kB(bases.radix)} |`,
  `| React Aria's core: its smallest component | a page with the calendar | ${kB(bases.aria)} |`,
  `| Fonts' rules and themes: \`foundation.css\` | every page | ${kB(stylesOf('foundation.css'))} |`,
  `| Reset: \`reset.css\` | an app that has none | ${kB(stylesOf('reset.css'))} |`,
  `| All of it: \`styles.css\` | in place of the two and of single components' styles | ${kB(stylesOf('styles.css'))} |`,
  '',
  `${publicModules().size} modules:`,
  '',
  '| Component | Stands on | Alone | Beyond the base | Fetched later | May weigh | Styles |',
  '|---|---|--:|--:|--:|--:|--:|',
  ...weights.map(({ component, foundation, alone, beyond, later }) => {
    const { name, budget } = FOUNDATIONS[foundation]
    return `| ${component} | ${name} | ${kB(alone)} | ${kB(beyond)} | ${kB(later)} | ${budget} | ${kB(stylesOf(...sheetsOf(component)))} |`
  }),
].join('\n')

const readme = readFileSync(README, 'utf8')
const [head, rest] = readme.split(START)
const tail = rest?.split(END)[1]
if (tail === undefined) throw new Error(`${README} has no place for the weights: ${START} … ${END}`)
writeFileSync(README, `${head}${START}\n${table}\n${END}${tail}`)
console.log(table)
