import { useEffect } from 'react'
import * as v from 'valibot'
import { Related } from '../../shell/CardGrid.tsx'
import { useKept } from '../../shell/hydrated.ts'
import { storedValue } from '../../storage.ts'
import { SetCard } from './SetCard.tsx'
import { ALL_SETS, type StudioSet } from './sets.ts'

const COUNT = 4
/** Slugs, the latest first. The key is not in `storageKeys.ts`, which every page loads. */
const seen = storedValue('session', 'sets-seen', v.array(v.string()))

/** The sets viewed earlier on this visit; nothing on the first page. */
export function RecentSets({ slug, sets }: { slug: string; sets: readonly StudioSet[] }) {
  const isHere = useKept(() => true, false)
  const slugs = isHere ? (seen.read() ?? []).filter((other) => other !== slug).slice(0, COUNT) : []
  useEffect(
    () => seen.write([slug, ...(seen.read() ?? []).filter((other) => other !== slug)].slice(0, COUNT + 1)),
    [slug],
  )
  const recent = slugs.flatMap((one) => sets.find(({ SlugId }) => SlugId === one) ?? [])
  if (recent.length === 0) return null
  return (
    <Related title="Recently viewed" all={{ href: ALL_SETS.href, text: 'View all sets' }}>
      {recent.map((set) => (
        <SetCard key={set.SlugId} set={set} level={3} />
      ))}
    </Related>
  )
}
