import { Header, Logo } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing } from '../../support/sketch.tsx'

const header = (links: readonly string[]) => (
  <Header
    logo={<Logo label="Aperture Acres" href="/" />}
    label="Main"
    links={links.map((text) => ({ text, href: '/' }))}
    bookNow={{ text: 'Book Now', items: [{ href: '/recce', text: 'Studio Tour' }] }}
    account={{ kind: 'guest', text: 'Login/Register', onLogin: nothing }}
    cart={{ label: 'Cart, 1 item', count: 1, mini: <p>Your cart</p> }}
    menu={{ open: 'Open menu', close: 'Close menu', label: 'Menu' }}
  />
)

export const drawings: Drawings = {
  frame: { width: 1240, height: 100 },
  examples: {
    shortItems: () => header(['Home', 'Packages', 'Sets', 'Outfits']),
    phrases: () =>
      header(['Back to the home page', 'All our packages and prices', 'Where you can shoot', 'Outfits for everybody']),
  },
}
