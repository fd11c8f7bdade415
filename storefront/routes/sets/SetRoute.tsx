import { useEffect } from 'react'
import * as v from 'valibot'
import { Heading, LinkButton } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetSetViewDetails, GetSets } from '../../api/contract/catalogue/sets.ts'
import { useSlug } from '../../shell/navigation.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { PhotoGallery } from '../../shell/PhotoGallery.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { wordsOfSlug } from '../../text/address.ts'
import { Related } from '../../shell/CardGrid.tsx'
import { LoadFailed, match, NothingFound } from '../../shell/match.tsx'
import { following } from '../../text/lists.ts'
import { useKept } from '../../shell/hydrated.ts'
import { storedValue } from '../../storage.ts'
import { SetPicture, SetWords } from './SetHead.tsx'
import { ALL_SETS, SetCard, type StudioSet } from './SetCard.tsx'
import * as css from './SetPage.css.ts'

const OTHERS = 4

export function SetRoute() {
  const sid = useSlug()
  const answer = useResource(`set ${sid}`, (signal) => send(GetSetViewDetails, { setId: sid }, { signal }))
  const set = valueOf(answer)?.Setsmodel ?? undefined
  const missing = answer.status === 'refused' || (answer.status === 'ready' && !set)
  const notFound = (msg?: string) => (
    <NothingFound msg={msg} action={<LinkButton href={ALL_SETS.href}>View all sets</LinkButton>} />
  )
  const name = set?.SetName || wordsOfSlug(sid, 'Set')
  const files = set?.SetGalleryImages.map(({ FileLink }) => FileLink) ?? []
  const picture = set?.ThumbnailImages || files[0]

  return (
    <PublicPage
      name={name}
      above={[ALL_SETS]}
      description={set?.SetDescription || `${name}: photographs of the set, and the packages that include it.`}
      image={picture && shareCard(picture)}
      noindex={missing}
    >
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={1} size="display-m">
            {name}
          </Heading>
          {set && <SetWords name={name} description={set.SetDescription} />}
        </div>
        {picture && <SetPicture picture={picture} sid={sid} name={name} />}
      </div>
      {match(answer, {
        failed: (failure) => (
          <div className={css.failed}>
            <LoadFailed {...failure} />
          </div>
        ),
        refused: ({ msg }) => notFound(msg),
        ready: () => !set && notFound(),
      })}
      <div className={css.body}>
        {set && (
          <section aria-label="Gallery">
            <PhotoGallery of={name} files={files} none="There are no photographs of this set yet." />
          </section>
        )}
        {answer.status !== 'loading' && <OtherSets slug={sid} />}
      </div>
    </PublicPage>
  )
}

/** Shows nothing if the list cannot be loaded. */
function OtherSets({ slug }: { slug: string }) {
  const sets = useResource('sets', (signal) => send(GetSets, {}, { signal }), { quiet: true })
  const list = valueOf(sets)?.Setslist ?? []
  const others = following(list, slug, OTHERS)
  if (others.length === 0) return null
  return (
    <>
      <Related title="Other sets" all={{ href: ALL_SETS.href, text: 'View all sets' }}>
        {others.map((set, at) => (
          <SetCard key={`${at} ${set.SlugId}`} set={set} level={3} />
        ))}
      </Related>
      {list.some(({ SlugId }) => SlugId === slug) && <RecentSets slug={slug} sets={list} />}
    </>
  )
}

const COUNT = 4
/** Slugs, the latest first. The key is not in `storageKeys.ts`, which every page loads. */
const seen = storedValue('session', 'sets-seen', v.array(v.string()))

/** The sets viewed earlier on this visit; nothing on the first page. */
function RecentSets({ slug, sets }: { slug: string; sets: readonly StudioSet[] }) {
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
