/** What each component of the built package costs a page that has React already. kB of 1000 bytes, gzip, minified. */
import { join } from 'node:path'
import { bundleWeight, type Bundle } from './bundleWeight.ts'
import { doors } from './doors.ts'
import { sharedImports } from './sharedCore.ts'

/** What a component gets its behaviour from; each has its budget beyond the base it shares with others. */
export const FOUNDATIONS = {
  native: { name: 'native elements', budget: 6 },
  accordion: { name: 'Radix Accordion', budget: 6 },
  dialog: { name: 'Radix Dialog', budget: 10 },
  calendar: { name: 'React Aria', budget: 25 },
} as const
type Foundation = keyof typeof FOUNDATIONS

/** What a component may fetch once it is wanted: the slider's thumbs, for one. */
export const LATER = 13

export interface Weight {
  component: string
  foundation: Foundation
  /** Alone, on top of react and react-dom. */
  alone: number
  /** On a page that has the base already. */
  beyond: number
  /** Parts that are fetched when they are wanted. */
  later: number
}

function foundationOf({ exports }: Bundle): Foundation {
  const modules = [...exports.keys()]
  if (modules.some((id) => id.includes('/react-aria'))) return 'calendar'
  if (modules.some((id) => id.includes('/react-dialog/'))) return 'dialog'
  return modules.some((id) => id.includes('/react-accordion/')) ? 'accordion' : 'native'
}

const imported = (dist: string, paths: readonly string[]) =>
  paths
    .map(
      (path, index) =>
        `import * as c${index} from '${join(dist, path.replace(/\.tsx$/, '.js'))}'; globalThis.c${index} = c${index}`,
    )
    .join('\n')

/** The shared base: a button (and with it the helper of the recipes) and the icon set. There is no page without them. */
const BASE = ['components/Button/Button.tsx', 'components/Icon/Icon.tsx']
/** One for each of the three Radix packages: what all three stand on is the base of what Radix carries. */
const ON_RADIX = [
  'components/Accordion/Accordion.tsx',
  'components/Dialog/Dialog.tsx',
  'components/PriceRangeSlider/Thumbs.tsx',
]
/** React Aria's own base: its smallest component. What stands on it is weighed beyond that. */
const ARIA_BASE = "import { Button } from 'react-aria-components/Button'; globalThis.aria = Button"

export interface Bases {
  /** The button and the icon set. */
  shared: number
  /** What Radix adds to that for the first of its components, and React Aria for its first. */
  radix: number
  aria: number
}

/** Every component of the package in `dist`, heaviest first, and what they are weighed beyond. */
export async function weighComponents(dist: string): Promise<{ bases: Bases; weights: Weight[] }> {
  const weigh = (paths: readonly string[], more = '') => bundleWeight(`${imported(dist, paths)}\n${more}`, dist)
  const radixCore = sharedImports(await Promise.all(ON_RADIX.map((path) => weigh([path]))))
  const { first: shared } = await weigh(BASE)
  const { first: withRadix } = await weigh(BASE, radixCore)
  const { first: withAria } = await weigh(BASE, ARIA_BASE)
  const weights: Weight[] = []
  for (const [component, path] of doors()) {
    const alone = await weigh([path])
    const foundation = foundationOf(alone)
    const onRadix = foundation !== 'native' && foundation !== 'calendar'
    const both = await weigh([...BASE.filter((other) => other !== path), path], onRadix ? radixCore : '')
    const base = onRadix ? withRadix : foundation === 'calendar' ? withAria : shared
    weights.push({
      component,
      foundation,
      alone: alone.first,
      beyond: Math.max(0, both.first - base),
      later: alone.later,
    })
  }
  const bases = { shared, radix: withRadix - shared, aria: withAria - shared }
  return { bases, weights: weights.sort((a, b) => b.beyond - a.beyond || a.component.localeCompare(b.component)) }
}

/** A sentence for each component above the budget of what it stands on. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ component, foundation, beyond, later }) => {
    const { name, budget } = FOUNDATIONS[foundation]
    return [
      ...(beyond <= budget
        ? []
        : [`${component} weighs ${beyond.toFixed(1)} kB beyond the base; what stands on ${name} may weigh ${budget}.`]),
      ...(later <= LATER ? [] : [`${component} fetches ${later.toFixed(1)} kB later; it may be ${LATER}.`]),
    ]
  })
}

/** The two ways to make a quantity stepper, alone on top of React: ours, and React Aria's NumberField without looks. */
export async function weighSteppers(dist: string): Promise<{ own: number; other: number }> {
  const own = await bundleWeight(imported(dist, ['components/QuantityStepper/QuantityStepper.tsx']), dist)
  const parts = 'NumberField, Button, Group, Input, Label, FieldError'
  const other = await bundleWeight(
    `import { ${parts} } from 'react-aria-components/NumberField'; globalThis.parts = [${parts}]`,
    dist,
  )
  return { own: own.first, other: other.first }
}
