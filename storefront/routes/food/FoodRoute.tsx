import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { listMeals } from '../../api/catalogue.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { NothingFound } from '../../shell/NothingFound.tsx'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { match, useResource } from '../../state/resource.ts'
import { Meals, MealsLoading } from './Meals.tsx'

const HERE = { text: 'Food and beverages' }

/** /food-and-beverages: meals, priced per head. */
export function FoodRoute() {
  const meals = useResource('meals', (signal) => listMeals({ signal }))
  return (
    <>
      <PageHead
        title="Food and beverages"
        description="Vegetarian meals for a day of shooting: breakfast, thali, high tea and dinner, with menus and prices per head."
        image={pageCard('food')}
        data={[breadcrumbList(HERE)]}
      />
      <Section pad="page">
        <Container>
          <PageHeader
            title="Feed the whole unit"
            crumbs={crumbs(HERE)}
            lead="Vegetarian meals from the farm kitchen, priced per head and served where you are shooting."
          />
          <StaleNote of={meals} />
          {match(meals, {
            loading: () => <MealsLoading />,
            failed: (failure) => <LoadFailed {...failure} />,
            refused: ({ msg }) => <NothingFound msg={msg} />,
            ready: ({ foodandbeverageslist: list }) => (list.length > 0 ? <Meals meals={list} /> : <NothingFound />),
          })}
        </Container>
      </Section>
    </>
  )
}
