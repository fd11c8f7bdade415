import { Button, MenuButton, type MenuButtonProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Opened, Row } from '../sketch.tsx'

const menu = (items: MenuButtonProps['items']) => (
  <Opened>
    <MenuButton label="Booking" items={items} />
  </Opened>
)

export const drawings: Drawings = {
  frame: { width: 440, height: 260 },
  anatomy: () =>
    menu([
      { href: '/bookings', text: 'View details' },
      { text: 'Print the receipt', onPress: nothing },
      { text: 'Change the date', onPress: nothing },
    ]),
  examples: {
    shown: () => (
      <div style={{ padding: 24 }}>
        <Row>
          <Button variant="secondary">View details</Button>
          <Button variant="secondary">Print the receipt</Button>
        </Row>
      </div>
    ),
    hidden: () =>
      menu([
        { href: '/bookings', text: 'View details' },
        { text: 'Print the receipt', onPress: nothing },
      ]),
  },
}
