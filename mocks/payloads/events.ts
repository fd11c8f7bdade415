/** Only items of Type `Gallery` are shown; the cover is the banner. */
import { art, type PictureOf } from './art.ts'
import type { Item } from '../provider/catalogue.ts'

interface EventDraft {
  kind: PictureOf<'event'>
  name: string
  /** Rupees. Without it, the price is agreed after a visit. */
  price?: number
  description: string
  heldOn: string
}

const EVENTS_IN_ORDER: readonly EventDraft[] = [
  {
    kind: 'wedding',
    name: 'Weddings',
    description:
      'A mandap under the trees, a courtyard for the baraat, a cottage for the night. Up to 400 guests, vegetarian kitchen, music down by ten.',
    heldOn: art('scene/rajwada-courtyard.dusk'),
  },
  {
    kind: 'haldi',
    name: 'Haldi & Mehendi',
    price: 45_000,
    description:
      'A marigold canopy, brass urlis and low seats in the shade. From eight to one, so that the yellow is seen in morning light.',
    heldOn: art('scene/pergola-walk.dawn'),
  },
  {
    kind: 'sangeet',
    name: 'Sangeet',
    price: 85_000,
    description:
      'A lit stage, a floor that forgives and a green room for forty dancers. Sound check at four, curtain at seven.',
    heldOn: art('scene/rajwada-courtyard.moonlit'),
  },
  {
    kind: 'reception',
    name: 'Lawn Reception',
    price: 1_25_000,
    description:
      'Dinner tables on the lawn, lanterns above, the Luminous Tree at the far end. Served or buffet, for 60 to 300.',
    heldOn: art('scene/luminous-tree.dusk'),
  },
  {
    kind: 'birthday',
    name: 'Birthdays',
    price: 22_000,
    description:
      'Bunting, a balloon arch and a tiered cake from the cafe. Children run on grass, parents sit in shade.',
    heldOn: art('scene/cafe-terrace.overcast'),
  },
  {
    kind: 'product-launch',
    name: 'Product Launch',
    price: 60_000,
    description:
      'A plinth, a sunburst screen and seats for 80 press. Photographs are ready before the coffee is finished.',
    heldOn: art('scene/white-cyclorama.16x9'),
  },
  {
    kind: 'open-air-cinema',
    name: 'Open-Air Screening',
    price: 28_000,
    description:
      'Your film on our screen at dusk. Rugs, cushions, popcorn, and a projectionist who stays to the credits.',
    heldOn: art('scene/texas-ranch.dusk'),
  },
  {
    kind: 'baby-shower',
    name: 'Baby Shower',
    price: 24_000,
    description:
      'A flowered swing, a shaded lawn and a quiet room with a day bed. Songs are live, if your aunts are willing.',
    heldOn: art('scene/love-blossom.golden'),
  },
]

export const EVENTS: readonly Item<'GetEventsCategory', 'eventcategorylist'>[] = EVENTS_IN_ORDER.map(
  ({ kind, name, price }) => ({
    EventCategoryName: name,
    ImageLink: art(`event/${kind}`),
    EventPrice: price ?? '',
    SlugId: kind,
  }),
)

type EventDetail = Item<'GetEventsDetails', 'eventdetaillist'>

export const EVENT_DETAILS: Readonly<Record<string, readonly EventDetail[]>> = Object.fromEntries(
  EVENTS_IN_ORDER.map(({ kind, name, description, heldOn }) => {
    const item = (ImageLink: string, Type: 'Cover' | 'Gallery'): EventDetail => ({
      EventCategoryLink: art(`event/${kind}.16x9`),
      EventCategoryName: name,
      EventCategoryDescription: description,
      ImageLink,
      Type,
    })
    const shown = [art(`event/${kind}.still`), art(`event/${kind}.people`), heldOn, art(`event/${kind}.detail`)]
    return [kind, [item(art(`event/${kind}.16x9`), 'Cover'), ...shown.map((picture) => item(picture, 'Gallery'))]]
  }),
)
