import { isSame, PLAN_KINDS, type Plan, type PlanLine } from '../../state/plan.ts'

type Words = Pick<PlanLine, 'note' | 'size'>

export const edited = (plan: Plan, line: PlanLine, words: Partial<Words>): Plan =>
  plan.map((other) => (isSame(other, line) ? { ...other, ...words } : other))

export const without = (plan: Plan, line: PlanLine): Plan => plan.filter((other) => !isSame(other, line))

/** Moves a line to the place of another one of its kind. */
export function moved(plan: Plan, line: PlanLine, to: PlanLine): Plan {
  const at = plan.findIndex((other) => isSame(other, to))
  const current = plan.filter((other) => isSame(other, line))
  if (at === -1) return plan
  const rest = without(plan, line)
  return [...rest.slice(0, at), ...current, ...rest.slice(at)]
}

/** Only kinds that have lines. */
export const byKind = (plan: Plan) =>
  PLAN_KINDS.map((kind) => ({ kind, lines: plan.filter((line) => line.kind === kind) })).filter(
    ({ lines }) => lines.length > 0,
  )

/** `Texas Ranch (at sunset)`, `Gown (size M)`. */
export function lineText({ name, size, note }: Pick<PlanLine, 'name' | 'size' | 'note'>): string {
  const more = [size && `size ${size}`, note].filter(Boolean).join(', ')
  return more ? `${name} (${more})` : name
}

/** `Sets: Texas Ranch (at sunset), Glasshouse.` One line for each kind. */
export const planText = (plan: Plan): string =>
  byKind(plan)
    .map(({ kind, lines }) => `${kind}: ${lines.map(lineText).join(', ')}.`)
    .join('\n')
