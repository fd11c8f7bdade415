/** What each component of the built package costs a page that has React already. kB of 1000 bytes, gzip, minified. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { doors } from './doors.ts'
import { oneLanguage } from './oneLanguage.ts'

/** What a component gets its behaviour from; each has its budget. */
export const FOUNDATIONS = {
  native: { name: 'native elements', budget: 6 },
  accordion: { name: 'Radix Accordion', budget: 8.5 },
  slider: { name: 'Radix Slider', budget: 13 },
  dialog: { name: 'Radix Dialog', budget: 15 },
  calendar: { name: 'React Aria', budget: 25 },
} as const

export interface Weight {
  component: string
  foundation: keyof typeof FOUNDATIONS
  /** Alone, on top of react and react-dom. */
  alone: number
  /** On a page that has the base already. */
  beyond: number
  /** Parts that are fetched when they are wanted. */
  later: number
}

const REACT = /^react(-dom)?($|\/)/
const ENTRY = '\0entry'

/** Weighs what the code of an entry in `folder` pulls in; React is left out. */
export async function bundleWeight(code: string, folder: string): Promise<{ first: number; later: number; modules: string[] }> {
  const bundle = await rolldown({
    input: ENTRY,
    external: REACT,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) => (id === ENTRY ? ENTRY : importer === ENTRY && /^[@a-z]/i.test(id) ? { id: import.meta.resolve(id).slice('file://'.length) } : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
      oneLanguage(),
    ],
    cwd: folder,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const chunks = output.filter((chunk): chunk is OutputChunk => chunk.type === 'chunk')
  const first = atOnce(chunks)
  const size = (of: readonly OutputChunk[]) => of.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1000
  return { first: size(first), later: size(chunks.filter((chunk) => !first.includes(chunk))), modules: first.flatMap((chunk) => Object.keys(chunk.modules)) }
}

/** The entry and what it imports without waiting. */
function atOnce(chunks: readonly OutputChunk[]): OutputChunk[] {
  const found: OutputChunk[] = []
  const take = (chunk: OutputChunk | undefined) => {
    if (!chunk || found.includes(chunk)) return
    found.push(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  take(chunks.find(({ isEntry }) => isEntry))
  return found
}

function foundationOf(modules: readonly string[]): keyof typeof FOUNDATIONS {
  if (modules.some((id) => id.includes('/react-aria'))) return 'calendar'
  if (modules.some((id) => id.includes('/react-dialog/'))) return 'dialog'
  if (modules.some((id) => id.includes('/react-accordion/'))) return 'accordion'
  return modules.some((id) => id.includes('/react-slider/')) ? 'slider' : 'native'
}

const imported = (dist: string, paths: readonly string[]) =>
  paths.map((path, index) => `import * as c${index} from '${join(dist, path.replace(/\.tsx$/, '.js'))}'; globalThis.c${index} = c${index}`).join('\n')

/** The shared base: a button (and with it the helper of the recipes) and the icon set. There is no page without them. */
const BASE = ['components/Button/Button.tsx', 'components/Icon/Icon.tsx']
/** React Aria's own base: its smallest component. What stands on it is weighed beyond that too. */
const ARIA_BASE = "import { Button } from 'react-aria-components/Button'; globalThis.aria = Button"

/** Every component of the package in `dist`, heaviest first, and the base. */
export async function weighComponents(dist: string): Promise<{ base: number; weights: Weight[] }> {
  const weigh = (paths: readonly string[]) => bundleWeight(imported(dist, paths), dist)
  const { first: base } = await weigh(BASE)
  const { first: ariaBase } = await bundleWeight(`${imported(dist, BASE)}\n${ARIA_BASE}`, dist)
  const weights: Weight[] = []
  for (const [component, path] of doors()) {
    const alone = await weigh([path])
    const both = await weigh([...BASE.filter((other) => other !== path), path])
    const foundation = foundationOf(alone.modules)
    const shared = foundation === 'calendar' ? ariaBase : base
    weights.push({ component, foundation, alone: alone.first, beyond: Math.max(0, both.first - shared), later: alone.later })
  }
  return { base, weights: weights.sort((a, b) => b.beyond - a.beyond || a.component.localeCompare(b.component)) }
}

/** A sentence for each component above the budget of what it stands on. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ component, foundation, beyond }) => {
    const { name, budget } = FOUNDATIONS[foundation]
    return beyond <= budget ? [] : [`${component} weighs ${beyond.toFixed(1)} kB beyond the base; what stands on ${name} may weigh ${budget}.`]
  })
}

/** The two ways to make a quantity stepper, alone on top of React: ours, and React Aria's NumberField without looks. */
export async function weighSteppers(dist: string): Promise<{ own: number; other: number }> {
  const own = await bundleWeight(imported(dist, ['components/QuantityStepper/QuantityStepper.tsx']), dist)
  const parts = 'NumberField, Button, Group, Input, Label, FieldError'
  const other = await bundleWeight(`import { ${parts} } from 'react-aria-components/NumberField'; globalThis.parts = [${parts}]`, dist)
  return { own: own.first, other: other.first }
}
