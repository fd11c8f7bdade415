import { MEALS } from '#brand/meals.ts'
import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { listMeals } from '../../api/catalogue.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { NothingFound } from '../../shell/NothingFound.tsx'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { PageHead, wholeAddress } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { match, useResource, valueOf } from '../../state/resource.ts'
import { toRupees } from '../../text/money.ts'
import { pictureOf, type Meal } from './mealPictures.ts'
import { Meals, MealsLoading } from './Meals.tsx'

const HERE = { text: 'Food and beverages' }

export function FoodRoute() {
  const meals = useResource('meals', (signal) => listMeals({ signal }))
  return (
    <>
      <PageHead
        title="Food and beverages"
        description={MEALS.description}
        image={pageCard('food')}
        data={[breadcrumbList(HERE), ...offersOf(valueOf(meals)?.foodandbeverageslist ?? [])]}
      />
      <Section pad="page">
        <Container>
          <PageHeader title="Feed the whole unit" crumbs={crumbs(HERE)} lead={MEALS.lead} />
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

/** A https://schema.org/Product with an Offer for each meal that has a price. */
const offersOf = (meals: readonly Meal[]): object[] =>
  meals.flatMap((meal) =>
    meal.PerHeadPrice === null
      ? []
      : {
          '@type': 'Product',
          name: meal.Title,
          image: wholeAddress(pictureOf(meal)),
          offers: {
            '@type': 'Offer',
            price: toRupees(meal.PerHeadPrice),
            priceCurrency: 'INR',
            url: wholeAddress('/food-and-beverages'),
          },
        },
  )
