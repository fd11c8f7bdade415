/** What each component adds to a page that already has React: kB of 1000 bytes, minified and gzipped. */
import { join } from 'node:path'
import { bundleWeight, type Bundle } from './bundleWeight.ts'
import { publicModules } from './publicModules.ts'

/** The library that a component is built on; each has its own budget. */
export const FOUNDATIONS = {
  native: { name: 'native elements', budget: 6 },
  accordion: { name: 'Radix Accordion', budget: 6 },
  dialog: { name: 'Radix Dialog', budget: 10 },
  calendar: { name: 'React Aria', budget: 25 },
} as const
type Foundation = keyof typeof FOUNDATIONS

/** What a component may load on demand, such as the slider's thumbs. */
const LATER = 13

export interface Weight {
  component: string
  foundation: Foundation
  /** On top of react and react-dom. */
  alone: number
  /** On a page that has the shared base. */
  beyond: number
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

const BASE = ['components/Button/Button.tsx', 'components/Icon/Icon.tsx']
/** One component of each Radix package; what they share is Radix's core. */
const ON_RADIX = [
  'components/Accordion/Accordion.tsx',
  'components/Dialog/Dialog.tsx',
  'components/PriceRangeSlider/Thumbs.tsx',
]
/** React Aria's smallest component, which stands for its core. */
const ARIA_BASE = "import { Button } from 'react-aria-components/Button'; globalThis.aria = Button"

/** Imports those exports of Radix that all bundles use. */
export function sharedImports([first, ...others]: readonly Pick<Bundle, 'exports'>[]): string {
  const shared = [...(first?.exports ?? [])].flatMap(([module, names]) => {
    if (!module.includes('/@radix-ui/')) return []
    return names
      .filter((name) => others.every(({ exports }) => exports.get(module)?.includes(name)))
      .map((name) => ({ module, name }))
  })
  return shared
    .map(({ module, name }, at) => `import { ${name} as s${at} } from '${module}'; globalThis.s${at} = s${at}`)
    .join('\n')
}

export interface Bases {
  shared: number
  radix: number
  aria: number
}

/** All components, heaviest first, and the shared base. */
export async function weighComponents(dist: string): Promise<{ bases: Bases; weights: Weight[] }> {
  const weigh = (paths: readonly string[], more = '') => bundleWeight(`${imported(dist, paths)}\n${more}`, dist)
  const radixCore = sharedImports(await Promise.all(ON_RADIX.map((path) => weigh([path]))))
  const { first: shared } = await weigh(BASE)
  const { first: withRadix } = await weigh(BASE, radixCore)
  const { first: withAria } = await weigh(BASE, ARIA_BASE)
  const weights: Weight[] = []
  for (const [component, path] of publicModules()) {
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
