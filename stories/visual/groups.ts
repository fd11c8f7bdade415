/** Groups findings by cause: one colour, the same change in many stories, or all changes in one story file. */
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { themesOf } from '../../design-system/tokens/themes.ts'
import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import type { Difference } from './difference.ts'

export interface Pictures {
  readonly before?: Buffer | undefined
  readonly after?: Buffer
}

export interface Found {
  /** `stories/components/Badge/Badge.stories.tsx` */
  readonly file: string
  readonly story: string
  /** `Catalogue/Badge/States/dark` */
  readonly path: string
  readonly mode: ModeName
  readonly kind: 'new' | 'changed' | 'gone' | 'fault'
  readonly hash?: string | undefined
  readonly fault?: string | undefined
  /** Why the old picture is missing, or is not the accepted one. */
  readonly note?: string | undefined
  readonly difference?: Difference | undefined
  /** Path relative to the report, as is `after`. */
  readonly before?: string | undefined
  readonly after?: string | undefined
}

export interface Group {
  readonly title: string
  readonly words: string
  /** The report shows the first picture for all of them. */
  readonly paths: readonly string[]
}

const KINDS = ['fault', 'changed', 'new', 'gone'] as const
const THEMES = themesOf(apertureAcres)

function tokensOf(value: string, { theme = 'light' }: Mode): string[] {
  return Object.entries(THEMES[theme]).flatMap(([group, colours]) =>
    Object.entries(colours).flatMap(([name, colour]) => (colour === value ? [`${group}.${name}`] : [])),
  )
}

const titleOf = ({ path }: Found) => path.split('/').slice(0, -2).join('/')

/** A recoloured picture belongs to its colour; any other to its file and to the same change in other files. */
function causesOf({ kind, file, difference }: Found): string[] {
  if (difference?.recolouring) return [difference.cause]
  return [`${kind} ${file}`, ...(kind === 'changed' && difference ? [difference.cause] : [])]
}

function groupOf(members: readonly Found[]): Group {
  const [first] = members as readonly [Found, ...Found[]]
  const titles = [...new Set(members.map(titleOf))]
  const where = titles.length === 1 ? titles[0]! : `${titles[0]} and ${titles.length - 1} more`
  const paths = members.map(({ path }) => path)
  const recolouring = first.difference?.recolouring
  if (!recolouring) return { title: where, words: first.fault ?? first.note ?? first.kind, paths }
  const tokens = members.flatMap(({ difference, mode }) => tokensOf(difference?.recolouring?.to ?? '', MODES[mode]))
  const name = [...new Set(tokens)].join(', ')
  return {
    title: `Colour ${name || recolouring.to}`,
    words: `${recolouring.from} became ${recolouring.to} in ${where}`,
    paths,
  }
}

export function groupsOf(found: readonly Found[]): Group[] {
  let groups: { causes: readonly string[]; members: readonly Found[] }[] = []
  for (const one of found) {
    const causes = causesOf(one)
    const joined = groups.filter((group) => group.causes.some((cause) => causes.includes(cause)))
    groups = [
      ...groups.filter((group) => !joined.includes(group)),
      {
        causes: [...new Set([...joined.flatMap((group) => group.causes), ...causes])],
        members: [...joined.flatMap(({ members }) => members), one],
      },
    ]
  }
  const rank = ([first]: readonly Found[]) => KINDS.indexOf(first!.kind)
  return groups
    .map(({ members }) => members)
    .toSorted((one, other) => rank(one) - rank(other) || other.length - one.length)
    .map(groupOf)
}
