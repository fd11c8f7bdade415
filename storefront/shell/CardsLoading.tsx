import { Loading, Skeleton, Stack } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'
import { CardGrid, type CardGridProps } from './CardGrid.tsx'

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export function CardsLoading({
  height,
  phone,
  count = CARDS.length,
}: {
  height: string
  phone: CardGridProps['phone']
  count?: number
}) {
  return (
    <Loading label={MESSAGES.wait}>
      <CardGrid phone={phone}>
        {CARDS.slice(0, count).map((card) => (
          <Stack key={card} gap={3}>
            <Skeleton shape="block" height={height} />
            <Skeleton shape="text" width="60%" />
          </Stack>
        ))}
      </CardGrid>
    </Loading>
  )
}
