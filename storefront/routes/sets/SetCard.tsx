import { PictureCard } from '../../../design-system/index.ts'
import type { GetSets } from '../../api/contract/catalogue/sets.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'

export type StudioSet = AnswerOf<typeof GetSets>['Setslist'][number]

export const ALL_SETS = { href: '/sets', text: 'Sets' }

/** The page of a set; undefined without a slug. */
function setPath({ SlugId }: StudioSet): string | undefined {
  return SlugId ? `/set/${encodeURIComponent(SlugId)}` : undefined
}

interface SetCardProps {
  set: StudioSet
  level: 2 | 3
  /** Loads its picture eagerly. */
  first?: boolean
}

export function SetCard({ set, level, first }: SetCardProps) {
  const href = setPath(set)
  return (
    <>
      <PictureCard
        title={set.SetName}
        level={level}
        shape="arch"
        ratio="4/4.6"
        picture={{
          src: set.ThumbnailImages,
          alt: '',
          loading: first ? 'eager' : 'lazy',
          sizes: '(max-width: 991px) 50vw, 33vw',
        }}
        {...(href && { href })}
      />
      <PlanHeart kind="Sets" id={set.SlugId} name={set.SetName} />
    </>
  )
}
