/**
 * What proves a criterion of WCAG (`stories/docs/conformance/`).
 * `stories/support/readProofs.ts` finds those that do not exist.
 */
export type Proof =
  | {
      readonly kind: 'story'
      readonly folder: 'components' | 'routes'
      /** Of that folder of `stories/`, without its ending. */
      readonly component: string
      /** Its export. */
      readonly name: string
    }
  | {
      readonly kind: 'transcript'
      /** The component whose `transcript.txt` has them. */
      readonly name: string
      /** Whole lines of it, one after the other. */
      readonly lines: readonly string[]
    }
  | {
      readonly kind: 'test'
      /** From the top of the repository. */
      readonly file: string
      /** As it is written: `%s` stays. */
      readonly title: string
      /** The row of a test that runs for many. */
      readonly row: string | undefined
    }
  | {
      readonly kind: 'check'
      /** Runs over every story or every page. */
      readonly file: string
      readonly what: string
    }

/** A story of a component whose play function asserts it: 'Dialog/FocusStaysInside'. */
export const story = (path: string): Proof => storyIn('components', path)

/** The same for a page of the shop: 'Checkout/CartChangedElsewhere'. */
export const routeStory = (path: string): Proof => storyIn('routes', path)

function storyIn(folder: 'components' | 'routes', path: string): Proof {
  const [component = '', name = ''] = path.split('/')
  return { kind: 'story', folder, component, name }
}

/** Lines that a screen reader says of a component, one after the other. */
export const heard = (name: string, ...lines: readonly string[]): Proof => ({ kind: 'transcript', name, lines })

export const unit = (file: string, title: string, row?: string): Proof => ({ kind: 'test', file, title, row })

/** An end-to-end test. */
export const flow = (spec: string, title: string): Proof => unit(`storefront/e2e/${spec}.spec.ts`, title)

export const check = (file: string, what: string): Proof => ({ kind: 'check', file, what })

/** 'FocusStaysInside' is 'focus-stays-inside', as Storybook writes it in an address. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

/** 'FocusStaysInside' is 'Focus stays inside'. */
export function storyTitleOf(name: string): string {
  const words = kebab(name).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** With the row of a test that runs for many. */
export const testTitleOf = ({ title, row }: Extract<Proof, { kind: 'test' }>): string =>
  row === undefined ? title : title.replace('%s', row)

export function storyIdOf({ folder, component, name }: Extract<Proof, { kind: 'story' }>): string {
  const file = folder === 'components' ? component.toLowerCase() : kebab(component)
  return `${folder}-${file}--${kebab(name)}`
}

/** In one line of text. */
export function wordsOf(proof: Proof): string {
  switch (proof.kind) {
    case 'story':
      return `Story ${proof.component}/${proof.name}`
    case 'transcript':
      return `Transcript ${proof.name}: “${proof.lines.join(' / ')}”`
    case 'test':
      return `${proof.file}: “${testTitleOf(proof)}”`
    case 'check':
      return `${proof.file}: ${proof.what}`
  }
}
