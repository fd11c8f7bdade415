import { MealCard } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing, Small } from '../../support/sketch.tsx'

const dishes = [
  'Bajra roti',
  'Missi roti',
  'Ker sangri',
  'Gatte ki sabzi',
  'Panchmel dal',
  'Steamed rice',
  'Kachumber',
  'Buttermilk',
  'Malpua',
]

const meal = (menu: readonly string[]) => (
  <Small width={380} zoom={0.8}>
    <MealCard
      title="Farm Thali"
      picture={{ src: EVENING, alt: '' }}
      price={{ selling: '₹450' }}
      unit="per head"
      menu={menu}
      menuLabel="Menu of Farm Thali"
      quantity={{
        label: 'People, Farm Thali',
        value: '4',
        decreaseLabel: 'One less',
        increaseLabel: 'One more',
        onChange: nothing,
      }}
      action={{ label: 'Add', describedName: 'Add Farm Thali', onPress: nothing }}
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    whole: () => meal(dishes),
    shortened: () => meal([...dishes.slice(0, 2), 'and much more']),
  },
}
