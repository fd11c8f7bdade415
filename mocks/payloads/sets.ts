/** The home page shows the first four by name. */
import { art, type PictureOf } from './art.ts'
import type { Item } from '../provider/catalogue.ts'

const GALLERY_VIEWS = ['still', 'people', 'season', 'light'] as const

interface SetDraft {
  kind: PictureOf<'scene'>
  name: string
  description: string
}

const SETS_IN_ORDER: readonly SetDraft[] = [
  {
    kind: 'texas-ranch',
    name: 'Texas Ranch',
    description:
      'Barn, water tower, dust and a very long horizon. The barn door faces west, so the last hour comes straight in. Hay bales move where you want them; horses come by arrangement.',
  },
  {
    kind: 'rajwada-courtyard',
    name: 'The Rajwada Courtyard',
    description:
      'A sandstone court with a fountain, five cusped bays and a terrace of jharokhas above. Hard white light at noon, long blue shade by four, lamps in every arch after dark.',
  },
  {
    kind: 'love-blossom',
    name: 'Love Blossom',
    description:
      'One horseshoe of pink blossom and one swing. Softest before nine, when the sun is still behind the arch. The swing holds two, and the petals are swept once an hour.',
  },
  {
    kind: 'luminous-tree',
    name: 'Luminous Tree',
    description:
      'An old banyan hung with two hundred lanterns, lit from dusk to the last frame. Bring a fast lens and a warm shawl. Smoke is allowed here, fireworks are not.',
  },
  {
    kind: 'in-the-woods',
    name: 'In The Woods',
    description:
      'A shingled cottage under tall trees at the quiet end of the farm. Windows glow from six. It is also where you may sleep, so mornings start on set.',
  },
  {
    kind: 'mandap-lawn',
    name: 'Mandap Lawn',
    description:
      'A marigold mandap at the end of a red aisle, brass lamps on both sides. Flowers are changed every third day; say so ahead if you want them fresh that morning.',
  },
  {
    kind: 'boat-jetty',
    name: 'Sunset Jetty',
    description:
      'Forty steps of timber over still water, with a red rowing boat tied alongside. The sun goes down at the far end from October to March. Life jackets are in the locker.',
  },
  {
    kind: 'beach-cabana',
    name: 'Beach Cabana',
    description:
      'Pale sand, white curtains, a thatched roof and water behind. Reads as coast in every frame. Raked each morning, so the first slot has no footprints.',
  },
  {
    kind: 'sunflower-field',
    name: 'Sunflower Field',
    description:
      'Eleven rows planted in turns, so that one strip is always in flower. Walk between the rows, not through them. The low sun sits at the end of row six.',
  },
  {
    kind: 'desert-camp',
    name: 'Desert Camp',
    description:
      'Two striped tents, a fire pit and a dune high enough to hide the fence. Best in the half hour after sunset. The fire is lit and watched by our people.',
  },
  {
    kind: 'temple-steps',
    name: 'Temple Steps',
    description:
      'Twenty-one stone steps to a small shikhara, diyas on every edge. A set, not a shrine, and we still ask for bare feet on the top landing.',
  },
  {
    kind: 'pergola-walk',
    name: 'Bougainvillea Walk',
    description:
      'A timber pergola under bougainvillea, striped shade on the path from ten to three. Good for walking shots: thirty metres, straight, level and swept.',
  },
  {
    kind: 'bamboo-walk',
    name: 'Bamboo Walk',
    description:
      'Tall bamboo on both sides of a narrow path. Soft green light the whole day, which makes it the place to be at noon. Quiet enough for sync sound.',
  },
  {
    kind: 'cafe-terrace',
    name: 'Cafe Terrace',
    description:
      'A striped awning, parasols and string lights. It is the real cafe, so shoots here run from three to five, between lunch and tea. The coffee in frame is hot.',
  },
  {
    kind: 'vintage-garage',
    name: 'Vintage Garage',
    description:
      'A brick motor garage with a teal 1950s saloon and a red fuel pump. The saloon can be driven to any set with our driver, 30 minutes at most.',
  },
  {
    kind: 'railway-platform',
    name: 'Railway Platform',
    description:
      'An iron canopy, a station clock and one maroon carriage with doors that open. Steam on request. Set the clock to any hour the story needs.',
  },
  {
    kind: 'container-yard',
    name: 'Container Yard',
    description:
      'Stacked containers in five colours, one with an eye painted across it. Hard shadows from eleven to two. The upper deck takes three people and a tripod.',
  },
  {
    kind: 'neon-alley',
    name: 'Neon Alley',
    description:
      'A brick lane under neon, wet down before you arrive. Dark enough to shoot from four in the afternoon. The signs switch off one by one, if you ask.',
  },
  {
    kind: 'blue-lane',
    name: 'Blue Lane',
    description:
      'Blue-washed houses, arched doors, pots and paper flags. The wall on the left takes the sun until noon, the one on the right after it.',
  },
  {
    kind: 'airstrip',
    name: 'The Airstrip',
    description:
      'A grass runway, a hangar and a red biplane that stays on the ground. Mist until eight most winter mornings. People may sit in the rear cockpit.',
  },
  {
    kind: 'stepwell',
    name: 'The Stepwell',
    description:
      'Terraces of stone going down to green water, every step a shadow. Shoot from above at noon, from below at four. Two life guards while anybody is under the third landing.',
  },
  {
    kind: 'pool-villa',
    name: 'Pool Villa',
    description:
      'A low white villa beside a long pool, palms at the far end. Water is kept at 28 degrees from November to February. Underwater housings are welcome.',
  },
  {
    kind: 'glasshouse',
    name: 'The Glasshouse',
    description:
      'Iron ribs, ferns to the roof and a tiled path down the middle. A ceiling of soft light at any hour, and the one set that is better in rain.',
  },
  {
    kind: 'brick-loft',
    name: 'Brick Loft',
    description:
      'Factory windows, a mustard sofa, a floor that takes nails. The grid of sun crosses the room from nine to noon. Air conditioned, with three 15 amp points.',
  },
  {
    kind: 'library',
    name: 'The Library',
    description:
      'Shelves to the ceiling, a rolling ladder, a leather chair and lamps you may move. The books are real, and mostly about farming.',
  },
  {
    kind: 'grand-staircase',
    name: 'Grand Staircase',
    description:
      'Nineteen steps of red carpet under an arched window and a chandelier. Trails up to four metres lie well on it. Heels are fine, confetti is not.',
  },
  {
    kind: 'white-cyclorama',
    name: 'White Cyclorama',
    description:
      'Eight metres of seamless white, painted every Monday. Four softboxes and a crane are part of the room. Shoe covers are at the door.',
  },
]

export const SETS: readonly Item<'GetSets', 'Setslist'>[] = SETS_IN_ORDER.map(({ kind, name }) => ({
  SlugId: kind,
  SetName: name,
  ThumbnailImages: art(`scene/${kind}`),
}))

export const SET_DETAILS: Readonly<Record<string, Item<'GetSetViewDetails', 'Setsmodel'>>> = Object.fromEntries(
  SETS_IN_ORDER.map(({ kind, name, description }) => [
    kind,
    {
      SetName: name,
      SetDescription: description,
      ThumbnailImages: art(`scene/${kind}`),
      SetGalleryImages: [art(`scene/${kind}`), ...GALLERY_VIEWS.map((view) => art(`scene/${kind}.${view}`))].map(
        (FileLink) => ({
          FileLink,
        }),
      ),
    },
  ]),
)
