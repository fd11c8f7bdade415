/** Acceptance criteria: what a component must do for the people who use it, and the tests that prove it. */
import { check, type Proof, unit } from '../support/proofs.ts'

export interface Criterion {
  /** Another export that the page documents: 'TextArea' on the page of TextField. */
  readonly of?: string
  /** Without its first word, which is always “must”. */
  readonly must: string
  readonly proofs: readonly [Proof, ...Proof[]]
}

/** By the page of a component. */
export type Acceptance = Readonly<Record<string, readonly [Criterion, ...Criterion[]]>>

export const must = (what: string, ...proofs: readonly [Proof, ...Proof[]]): Criterion => ({ must: what, proofs })

/** Of another export that the page documents. */
export const mustAs = (of: string, what: string, ...proofs: readonly [Proof, ...Proof[]]): Criterion => ({
  of,
  must: what,
  proofs,
})

const FIELDS = 'stories/acceptance/fields.test.tsx'
const REQUIRED = 'design-system/components/Field/required.test.tsx'

const labelled = (name: string) =>
  must(
    'have a label that stays in sight, and not rely on a placeholder',
    unit(FIELDS, '%s is named by a label in sight, not by its placeholder', name),
  )
const refused = (name: string) =>
  must(
    'say in words what is wrong, and tie that to the field',
    unit(FIELDS, '%s says in words what is wrong, tied to the field', name),
  )
export const required = (name: string) =>
  must(
    'say that it is required, and not call it wrong before anybody has typed',
    unit(REQUIRED, '%s is announced as required and not as invalid', name),
  )

/** Of everything that takes a line of text or a choice. */
export const field = (name: string) => [labelled(name), refused(name)] as const

const EACH_STORY = '.storybook/checks/afterStory.ts'

/** Of every component: checked after each of its stories. */
export const EVERYWHERE: readonly Criterion[] = [
  must(
    'break none of the rules of axe for WCAG 2.2 A and AA, contrast included, in the light, dark and high contrast theme',
    check('.storybook/checks/themes.ts', 'after every story'),
  ),
  must(
    'fit a window of 320 px, also with text of 200 %, without scrolling sideways',
    check(EACH_STORY, 'after every story that is photographed'),
  ),
  must(
    'give a finger 44 px at each control, and 24 px at each link that stands alone',
    check(EACH_STORY, 'after every story that is photographed'),
  ),
]
