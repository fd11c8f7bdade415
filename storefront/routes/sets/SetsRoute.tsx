import { SETS } from '#brand/sets.ts'
import { send } from '../../api/client.ts'
import { GetSets } from '../../api/contract/catalogue/sets.ts'
import { CardGrid, CardsLoading } from '../../shell/CardGrid.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { ALL_SETS, SetCard } from './SetCard.tsx'

export function SetsRoute() {
  const sets = useResource('sets', (signal) => send(GetSets, {}, { signal }))
  const shown = valueOf(sets)?.Setslist.length ?? 0
  return (
    <PublicPage
      name={ALL_SETS.text}
      description={SETS.description}
      card="sets"
      heading={SETS.title}
      lead={`${SETS.lead}${shown > 0 ? ` ${shown} to see here.` : ''}`}
    >
      {match(sets, {
        loading: () => <CardsLoading phone="two" height="320px" />,
        ready: ({ Setslist }) =>
          Setslist.length > 0 ? (
            <CardGrid phone="two">
              {Setslist.map((set, at) => (
                <SetCard key={`${at} ${set.SlugId}`} set={set} level={2} first={at < 4} />
              ))}
            </CardGrid>
          ) : (
            <NothingFound />
          ),
      })}
    </PublicPage>
  )
}
