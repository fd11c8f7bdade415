import { listSets } from '../../api/catalogue.ts'
import { Related } from '../../shell/CardGrid.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { following } from '../../text/following.ts'
import { RecentSets } from './RecentSets.tsx'
import { SetCard } from './SetCard.tsx'
import { ALL_SETS } from './sets.ts'

const COUNT = 4

/** Shows nothing if the list cannot be loaded. */
export function OtherSets({ slug }: { slug: string }) {
  const sets = useResource('sets', (signal) => listSets({ signal }), { quiet: true })
  const list = valueOf(sets)?.Setslist ?? []
  const others = following(list, slug, COUNT)
  if (others.length === 0) return null
  return (
    <>
      <Related title="Other sets" all={{ href: ALL_SETS.href, text: 'View all sets' }}>
        {others.map((set, at) => (
          <li key={`${at} ${set.SlugId}`}>
            <SetCard set={set} level={3} />
          </li>
        ))}
      </Related>
      {list.some(({ SlugId }) => SlugId === slug) && <RecentSets slug={slug} sets={list} />}
    </>
  )
}
