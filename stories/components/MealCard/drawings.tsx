import { MealCard, type MealCardProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './MealCard.stories.tsx'

const thali = propsOf<MealCardProps>(Default)

const meal = (menu: MealCardProps['menu']) => (
  <Small width={380} zoom={0.8}>
    <MealCard {...thali} menu={menu} />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    whole: () => meal(thali.menu),
    shortened: () => meal([...thali.menu.slice(0, 2), 'and much more']),
  },
}
