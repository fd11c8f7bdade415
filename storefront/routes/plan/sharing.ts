/** A plan as a link. All of it is in the fragment, which browsers do not send to servers; it has no prices. */
import { planOf, type Plan } from '../../state/plan.ts'

const FIELDS = ['id', 'name', 'note', 'size'] as const
const START = '#plan&'
/** In characters. The longest plan that the shop writes, in any script, is shorter. */
const LONGEST_FRAGMENT = 500_000

/** `#plan&Sets=texas-ranch%0ATexas+Ranch%0Aat+sunset&Outfits=…` */
export function fragmentOf(plan: Plan): string {
  const lines = plan.map((line) => [
    line.kind,
    FIELDS.map((field) => line[field])
      .join('\n')
      .trimEnd(),
  ])
  return START + new URLSearchParams(lines).toString()
}

/** @returns undefined if the fragment holds no plan, and an empty plan if it is unreadable. */
export function sharedPlan(fragment: string): Plan | undefined {
  if (!fragment.startsWith(START)) return undefined
  if (fragment.length > LONGEST_FRAGMENT) return []
  return planOf(
    [...new URLSearchParams(fragment.slice(START.length))].map(([kind, line]) => {
      const texts = line.split('\n')
      return { kind, ...Object.fromEntries(FIELDS.map((field, at) => [field, texts[at]])) }
    }),
  )
}
