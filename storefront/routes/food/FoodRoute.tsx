import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { listMeals } from '../../api/catalogue.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { NothingFound } from '../../shell/NothingFound.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { useResource } from '../../state/resource.ts'
import { Meals, MealsLoading } from './Meals.tsx'

const HERE = { text: 'Food and beverages' }

/** /food-and-beverages: meals per head for everybody on the set. */
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
          {meals.status === 'loading' && <MealsLoading />}
          {meals.status === 'failed' && <LoadFailed {...meals} />}
          {meals.status === 'refused' && <NothingFound msg={meals.msg} />}
          {meals.status === 'ready' &&
            (meals.value.foodandbeverageslist.length > 0 ? (
              <Meals meals={meals.value.foodandbeverageslist} />
            ) : (
              <NothingFound />
            ))}
        </Container>
      </Section>
    </>
  )
}
