import { useRef } from 'react'
import { CartLine, Heading, Text } from '../../../design-system/index.ts'
import { dMy } from '../../text/dates.ts'
import { priceOf, type Room } from './rooms.ts'
import { without, type Selection } from './selection.ts'
import * as css from './StayDialog.css.ts'

interface ChosenStaysProps {
  selection: Selection
  rooms: readonly Room[]
  onSelection: (selection: Selection) => void
}

export function ChosenStays({ selection, rooms, onSelection }: ChosenStaysProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const filled = selection.length > 0
  return (
    <section className={css.list} data-filled={filled ? '' : undefined} aria-labelledby="chosen-stays">
      <Heading level={3} size="title-s" id="chosen-stays" tabIndex={-1} ref={heading}>
        Your stays
      </Heading>
      <div role="status">
        <Text size="small" tone="muted">
          {countText(selection.length)}
        </Text>
      </div>
      {filled && (
        <ul>
          {selection.map(({ stayId, name, day }) => {
            const room = rooms.find(({ Id }) => String(Id) === String(stayId))
            return (
              <li key={String(stayId)}>
                <CartLine
                  name={name}
                  details={['1 cottage']}
                  date={dMy(day)}
                  price={room ? priceOf(room) : { selling: '' }}
                  remove={{
                    label: `Remove ${name}`,
                    onPress: () => {
                      onSelection(without(selection, stayId))
                      // The focused button is about to be removed.
                      heading.current?.focus()
                    },
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function countText(count: number): string {
  if (count === 0) return 'None yet. For more than one stay, press Add stay for each.'
  return count === 1
    ? '1 stay chosen. Press Add to cart to keep it.'
    : `${count} stays chosen. Press Add to cart to keep them.`
}
