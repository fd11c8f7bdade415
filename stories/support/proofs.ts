/**
 * Proofs of WCAG criteria (`stories/docs/conformance/`). `conformance.test.ts` finds those that do not exist.
 */
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'

export type Proof =
  | {
      readonly kind: 'story'
      readonly folder: 'components' | 'routes'
      /** Path in that folder of `stories/`, without its extension. */
      readonly component: string
      readonly name: string
    }
  | {
      readonly kind: 'transcript'
      /** The component with this `transcript.txt`. */
      readonly name: string
      readonly lines: readonly string[]
    }
  | {
      readonly kind: 'test'
      /** Relative to the root of the repository. */
      readonly file: string
      /** As written in the source: `%s` stays. */
      readonly title: string
    }
  | {
      readonly kind: 'check'
      readonly file: string
      readonly what: string
    }

/** A component's story whose play function asserts it: 'Dialog/FocusFindsTheHeadingWhenTheOpenerIsGone'. */
export const story = (path: string): Proof => storyIn('components', path)

/** The same for a page of the shop: 'Checkout/CartChangedElsewhere'. */
export const routeStory = (path: string): Proof => storyIn('routes', path)

function storyIn(folder: 'components' | 'routes', path: string): Proof {
  const [component = '', name = ''] = path.split('/')
  return { kind: 'story', folder, component, name }
}

export const heard = (name: string, ...lines: readonly string[]): Proof => ({ kind: 'transcript', name, lines })

export const unit = (file: string, title: string): Proof => ({ kind: 'test', file, title })

export const flow = (spec: string, title: string): Proof => unit(`storefront/e2e/${spec}.spec.ts`, title)

export const check = (file: string, what: string): Proof => ({ kind: 'check', file, what })

/** Turns 'FocusStaysInside' into 'focus-stays-inside', as in Storybook's addresses. */
const kebab = (name: string): string => sanitize(storyNameFromExport(name))

/** Turns 'FocusStaysInside' into 'Focus stays inside'. */
export function storyTitleOf(name: string): string {
  const words = kebab(name).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function storyIdOf({ folder, component, name }: Extract<Proof, { kind: 'story' }>): string {
  const file = folder === 'components' ? component.toLowerCase() : kebab(component)
  return `${folder}-${file}--${kebab(name)}`
}
