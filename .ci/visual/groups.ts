/** Groups what a run found by what changed: a colour of the theme, or one component in one way. */
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import { keptLike } from './baselines.ts'
import type { Found, Group } from './found.ts'

const MODE_ORDER = Object.keys(MODES) as ModeName[]
const ORDER = ['fault', 'changed', 'new', 'gone'] as const

const titleOf = ({ path, story }: Found) => path.split('/').slice(0, -2).join('/') || story

/** `4 px wider` for `4 px wider, 2 px taller` in any place, so that sides and rows do not part one change. */
function keyOf(found: Found): string {
  const { kind, component, recolouring } = found
  if (recolouring) return `colour ${recolouring.tokens.join(' ') || `${recolouring.from} ${recolouring.to}`}`
  return `${kind} ${component}${kind === 'changed' ? '' : found.story}`
}

function whereOf(members: readonly Found[]): string {
  const { size } = new Set(members.map(({ component }) => component))
  return size === 1 ? titleOf(members[0]!) : `${size} components and pages`
}

function groupOf(members: readonly Found[]): Group {
  const [first] = members as [Found]
  const { recolouring, kind } = first
  const tokens = recolouring?.tokens ?? []
  const title = recolouring ? (tokens.length > 0 ? `Colour ${tokens.join(', ')}` : 'One colour') : titleOf(first)
  const others = members.length - 1
  const words = [
    kind === 'changed' ? first.words : kind,
    recolouring && `in ${whereOf(members)}`,
    others > 0 && `and ${others} like it`,
  ]
  return { title, words: words.filter(Boolean).join(', '), members: members.map(({ path }) => path) }
}

/** The largest first, faults before all. */
export function groupsOf(found: readonly Found[]): Group[] {
  const byCell = new Map(found.map((one) => [`${one.story} ${one.mode}`, one]))
  // Without a picture before, it belongs to what changed in the same colours.
  const shown = (one: Found) =>
    one.kind === 'changed' && !one.before ? (byCell.get(`${one.story} ${keptLike(one.mode, one.story)}`) ?? one) : one
  const order = ({ before, mode }: Found) => (before ? 0 : MODE_ORDER.length) + MODE_ORDER.indexOf(mode)
  const seenFirst = found.toSorted((one, other) => order(one) - order(other))
  const groups = [...Map.groupBy(seenFirst, (one) => keyOf(shown(one))).values()]
  const rank = ([first]: readonly Found[]) => ORDER.indexOf(first!.kind)
  return groups
    .toSorted((one, other) => rank(one) - rank(other) || other.length - one.length)
    .map((members) => groupOf(members))
}
