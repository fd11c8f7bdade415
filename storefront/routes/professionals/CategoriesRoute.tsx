import { BRAND } from '../../brand.ts'
import { PictureCard } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetProfessionalCategory } from '../../api/contract/catalogue/professionals.ts'
import { CardGrid, CardsLoading } from '../../shell/CardGrid.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource } from '../../state/resource.ts'
import { ALL_PROFESSIONALS, categoryPath } from './professionals.ts'

export function CategoriesRoute() {
  const categories = useResource('professional categories', (signal) => send(GetProfessionalCategory, {}, { signal }))
  return (
    <PublicPage
      name={ALL_PROFESSIONALS.text}
      description="Make-up artists, photographers, cinematographers and dress stylists who are already on location. Hire them by the day with your shoot."
      card="hire-professional"
      heading="Hire professionals"
      lead={`People who know every wall of ${BRAND.premises} by its light. Hire them by the day, with your shoot.`}
    >
      {match(categories, {
        loading: () => <CardsLoading phone="one" height="320px" count={4} />,
        ready: ({ professionalcategorylist: list }) =>
          list.length > 0 ? (
            <CardGrid phone="one">
              {list.map(({ Name, SlugName, ImageLink }, at) => (
                <PictureCard
                  key={`${at} ${SlugName}`}
                  title={Name}
                  level={2}
                  shape="arch"
                  ratio="4/4.6"
                  picture={{
                    src: ImageLink,
                    alt: '',
                    loading: at < 4 ? 'eager' : 'lazy',
                    sizes: '(max-width: 600px) 100vw, 33vw',
                  }}
                  {...(SlugName && { href: categoryPath(SlugName) })}
                />
              ))}
            </CardGrid>
          ) : (
            <NothingFound />
          ),
      })}
    </PublicPage>
  )
}
