import { SETS } from '#brand/sets.ts'
import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { listSets } from '../../api/catalogue.ts'
import { CardGrid } from '../../shell/CardGrid.tsx'
import { CardsLoading } from '../../shell/CardsLoading.tsx'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { NothingFound } from '../../shell/NothingFound.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { match, useResource, valueOf } from '../../state/resource.ts'
import { SetCard } from './SetCard.tsx'
import { ALL_SETS, type StudioSet } from './sets.ts'

const HERE = { text: ALL_SETS.text }

export function SetsRoute() {
  const sets = useResource('sets', (signal) => listSets({ signal }))
  const shown = valueOf(sets)?.Setslist.length ?? 0
  return (
    <>
      <PageHead title="Sets" description={SETS.description} image={pageCard('sets')} data={[breadcrumbList(HERE)]} />
      <Section pad="page">
        <Container>
          <PageHeader
            title={SETS.title}
            crumbs={crumbs(HERE)}
            lead={`${SETS.lead}${shown > 0 ? ` ${shown} to see here.` : ''}`}
          />
          {match(sets, {
            loading: () => <CardsLoading phone="two" height="320px" />,
            failed: (failure) => <LoadFailed {...failure} />,
            refused: ({ msg }) => <NothingFound msg={msg} />,
            ready: ({ Setslist }) => (Setslist.length > 0 ? <Doors sets={Setslist} /> : <NothingFound />),
          })}
        </Container>
      </Section>
    </>
  )
}

function Doors({ sets }: { sets: readonly StudioSet[] }) {
  return (
    <CardGrid phone="two">
      {sets.map((set, at) => (
        <li key={`${at} ${set.SlugId}`}>
          <SetCard set={set} level={2} first={at < 4} />
        </li>
      ))}
    </CardGrid>
  )
}
