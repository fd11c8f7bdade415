import { MEALS } from '#brand/meals.ts'
import { send } from '../../api/client.ts'
import { GetFoodAndBeverages } from '../../api/contract/catalogue/meals.ts'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { toRupees } from '../../text/money.ts'
import { pictureOf, type Meal } from './mealPictures.ts'
import { Meals, MealsLoading } from './Meals.tsx'

export function FoodRoute() {
  const meals = useResource('meals', (signal) => send(GetFoodAndBeverages, {}, { signal }))
  return (
    <PublicPage
      name="Food and beverages"
      description={MEALS.description}
      card="food"
      data={offersOf(valueOf(meals)?.foodandbeverageslist ?? [])}
      heading="Feed the whole unit"
      lead={MEALS.lead}
    >
      <StaleNote of={meals} />
      {match(meals, {
        loading: () => <MealsLoading />,
        ready: ({ foodandbeverageslist: list }) => (list.length > 0 ? <Meals meals={list} /> : <NothingFound />),
      })}
    </PublicPage>
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
