import { PROFESSIONS } from '#brand/professions.ts'
import { LinkButton, LinkTabs } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetProfessionalCategory, GetProfessionalDetails } from '../../api/contract/catalogue/professionals.ts'
import { useSlug } from '../../shell/navigation.ts'
import { PageBanner } from '../../shell/PageBanner.tsx'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { wordsOfSlug } from '../../text/address.ts'
import { distinct } from '../../text/lists.ts'
import { BRAND } from '../../brand.ts'
import type { Professions } from '../../brands/shape.ts'
import { People } from './People.tsx'
import { ALL_PROFESSIONALS, categoryPath, serviceList } from './professionals.ts'
import * as css from './People.css.ts'

/**
 * Title and description of a category's page. A studio may have its own for some slugs (C-040).
 * @param name of a listed category, for slugs without texts of their own (SHELL-130).
 */
export function metadataOf(slug: string, name = 'Professionals'): Professions[string] {
  const own = Object.hasOwn(PROFESSIONS, slug) ? PROFESSIONS[slug] : undefined
  return (
    own ?? {
      title: `${name} for hire`,
      description: `People to hire by the day for a shoot on ${BRAND.grounds}: see their work, their experience and their fees.`,
    }
  )
}

export function ProfessionalsRoute() {
  const pid = useSlug()
  const answer = useResource(`professionals ${pid}`, (signal) =>
    send(GetProfessionalDetails, { SlugName: pid }, { signal }),
  )
  const categories = useResource('professional categories', (signal) => send(GetProfessionalCategory, {}, { signal }), {
    quiet: true,
  })
  const known = distinct(
    valueOf(categories)?.professionalcategorylist.filter(({ SlugName }) => SlugName) ?? [],
    ({ SlugName }) => SlugName,
  )
  const category = valueOf(answer)?.professionalcategory
  const people = valueOf(answer)?.professionallist ?? []
  const listed = known.find(({ SlugName }) => SlugName === pid)?.Name
  const name = category?.Name || listed || wordsOfSlug(pid, 'Professionals')
  const { title, description } = metadataOf(pid, category?.Name || listed)

  return (
    <PublicPage
      name={name}
      above={[ALL_PROFESSIONALS]}
      title={title}
      description={description}
      image={category?.ImageLink && shareCard(category.ImageLink)}
      noindex={answer.status === 'refused'}
      data={serviceList(people, name, categoryPath(pid))}
    >
      <PageBanner
        title={name}
        lead={category?.CateogryDescription}
        picture={answer.status === 'refused' ? '' : category?.ImageLink}
      />
      <div className={css.body}>
        {known.length > 0 && (
          <LinkTabs
            label="Kinds of professionals"
            items={known.map(({ Name, SlugName }) => ({
              href: categoryPath(SlugName),
              text: Name,
              current: SlugName === pid,
            }))}
          />
        )}
        <StaleNote of={answer} />
        {match(answer, {
          refused: ({ msg }) => (
            <NothingFound
              msg={msg}
              action={<LinkButton href={ALL_PROFESSIONALS.href}>View all professionals</LinkButton>}
            />
          ),
          ready: () => (people.length > 0 ? <People key={pid} people={people} /> : <NothingFound />),
        })}
      </div>
    </PublicPage>
  )
}
