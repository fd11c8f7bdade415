import { Alert, Loading, MealCard, Skeleton } from '../../../design-system/index.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { HoldFooter } from '../../shell/PageLoading.tsx'
import { useRest } from '../../shell/useRest.ts'
import { useAddToCart } from '../../shell/useAddToCart.ts'
import { linesOf } from '../../text/lists.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees } from '../../text/money.ts'
import * as css from './Meals.css.ts'
import { pictureOf, type Meal } from './mealPictures.ts'

/** How many meals load their pictures eagerly. */
const FIRST = 2
const FIRST_SCREEN = 4
const CARDS = ['one', 'two', 'three', 'four']

export function Meals({ meals }: { meals: readonly Meal[] }) {
  const hasRest = useRest()
  return (
    <>
      <ul className={css.list}>
        {(hasRest ? meals : meals.slice(0, FIRST_SCREEN)).map((meal, at) => (
          <li key={`${at} ${meal.Id}`} className={css.item}>
            <MealOf meal={meal} first={at < FIRST} />
          </li>
        ))}
      </ul>
      {!hasRest && <HoldFooter />}
    </>
  )
}

function MealOf({ meal, first }: { meal: Meal; first: boolean }) {
  const title = meal.Title.trim() || 'Meal'
  const { action, problem, note, stepper } = useAddToCart('food', meal.Id, title)
  return (
    <>
      <MealCard
        title={title}
        picture={{ src: pictureOf(meal), alt: '', loading: first ? 'eager' : 'lazy' }}
        price={{ selling: meal.PerHeadPrice === null ? MESSAGES.priceOnRequest : rupees(meal.PerHeadPrice) }}
        menu={linesOf(meal.MenuIncludes)}
        menuLabel={`Menu of ${title}`}
        note={note}
        {...(meal.PerHeadPrice === null
          ? { action: askForPrice(title) }
          : {
              unit: 'per head',
              quantity: { ...stepper, label: `Number of people, ${title}` },
              action,
            })}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}

export function MealsLoading() {
  return (
    <Loading label={MESSAGES.wait}>
      <div className={css.list}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height="420px" />
        ))}
      </div>
    </Loading>
  )
}
