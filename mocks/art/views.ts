/**
 * Which pictures exist besides a scene in its own light. Plain data without drawing code, so that the
 * payloads can name pictures without carrying the kit.
 */
import type { Time } from './kit/light.ts'
import type { Hair, Role } from './pieces/person.ts'
import type { EventKind } from './pieces/events.ts'
import type { StillKind } from './pieces/stills.ts'
import type { SceneKind } from './scenes/scenes.ts'
import type { People, Season } from './scenes/seasons.ts'

/**
 * Another hour (`dusk`), a crop of the same view (`3x4`) or a closer look (`detail`); in a gallery also the set under
 * another sky (`light`), in its `season`, with `people` at work, and a `still` of one thing that stands there.
 */
export type View = Time | '3x4' | '16x9' | 'detail' | GalleryView
export const GALLERY_VIEWS = ['still', 'people', 'season', 'light'] as const
type GalleryView = (typeof GALLERY_VIEWS)[number]
type Side = 'left' | 'right' | 'detail'

export interface Gallery {
  readonly light: Time
  readonly season: readonly [Season, Time, Side]
  readonly people: readonly [People, Time, Side]
  readonly still: StillKind
}
/** A set's gallery after its first picture: no two pictures have the same frame, people and hour. */
export const GALLERIES: Readonly<Record<SceneKind, Gallery>> = {
  'texas-ranch': {
    light: 'dusk',
    season: ['monsoon', 'overcast', 'right'],
    people: ['filming', 'dawn', 'left'],
    still: 'hat-and-boots',
  },
  'rajwada-courtyard': {
    light: 'moonlit',
    season: ['holi', 'noon', 'detail'],
    people: ['portrait', 'dusk', 'right'],
    still: 'urli',
  },
  'love-blossom': {
    light: 'golden',
    season: ['petals', 'noon', 'left'],
    people: ['couple', 'dusk', 'right'],
    still: 'bicycle',
  },
  'luminous-tree': {
    light: 'golden',
    season: ['diwali', 'dusk', 'right'],
    people: ['dance', 'moonlit', 'left'],
    still: 'lanterns',
  },
  'in-the-woods': {
    light: 'golden',
    season: ['mist', 'dawn', 'left'],
    people: ['directing', 'noon', 'right'],
    still: 'hammock',
  },
  'mandap-lawn': {
    light: 'moonlit',
    season: ['petals', 'golden', 'left'],
    people: ['family', 'dawn', 'right'],
    still: 'thali',
  },
  'boat-jetty': {
    light: 'moonlit',
    season: ['mist', 'dawn', 'left'],
    people: ['couple', 'golden', 'right'],
    still: 'paddles',
  },
  'beach-cabana': {
    light: 'dusk',
    season: ['kites', 'noon', 'right'],
    people: ['portrait', 'golden', 'left'],
    still: 'coconut',
  },
  'sunflower-field': {
    light: 'overcast',
    season: ['kites', 'noon', 'left'],
    people: ['filming', 'dusk', 'right'],
    still: 'sunflower',
  },
  'desert-camp': {
    light: 'moonlit',
    season: ['kites', 'golden', 'left'],
    people: ['dance', 'dusk', 'right'],
    still: 'kettle',
  },
  'temple-steps': {
    light: 'golden',
    season: ['diwali', 'dusk', 'right'],
    people: ['family', 'noon', 'left'],
    still: 'diyas',
  },
  'pergola-walk': {
    light: 'dawn',
    season: ['monsoon', 'overcast', 'left'],
    people: ['make-up', 'noon', 'right'],
    still: 'flower-cart',
  },
  'bamboo-walk': {
    light: 'golden',
    season: ['monsoon', 'overcast', 'left'],
    people: ['portrait', 'dawn', 'right'],
    still: 'parasol',
  },
  'cafe-terrace': {
    light: 'moonlit',
    season: ['monsoon', 'overcast', 'left'],
    people: ['directing', 'dusk', 'right'],
    still: 'cup',
  },
  'vintage-garage': {
    light: 'golden',
    season: ['diwali', 'dusk', 'left'],
    people: ['filming', 'golden', 'right'],
    still: 'tools',
  },
  'railway-platform': {
    light: 'dusk',
    season: ['mist', 'dawn', 'left'],
    people: ['family', 'noon', 'right'],
    still: 'suitcases',
  },
  'container-yard': {
    light: 'dusk',
    season: ['holi', 'noon', 'left'],
    people: ['dance', 'golden', 'right'],
    still: 'boombox',
  },
  'neon-alley': {
    light: 'dusk',
    season: ['monsoon', 'moonlit', 'right'],
    people: ['portrait', 'dusk', 'left'],
    still: 'neon',
  },
  'blue-lane': {
    light: 'golden',
    season: ['kites', 'noon', 'left'],
    people: ['dance', 'dawn', 'right'],
    still: 'pots',
  },
  airstrip: {
    light: 'golden',
    season: ['mist', 'dawn', 'right'],
    people: ['directing', 'noon', 'left'],
    still: 'balloon',
  },
  stepwell: { light: 'golden', season: ['holi', 'dawn', 'detail'], people: ['dance', 'dusk', 'left'], still: 'kalash' },
  'pool-villa': {
    light: 'dusk',
    season: ['leaves', 'golden', 'right'],
    people: ['make-up', 'noon', 'left'],
    still: 'cooler',
  },
  glasshouse: {
    light: 'golden',
    season: ['petals', 'dawn', 'left'],
    people: ['portrait', 'noon', 'right'],
    still: 'watering-can',
  },
  'brick-loft': {
    light: 'moonlit',
    season: ['diwali', 'dusk', 'left'],
    people: ['make-up', 'golden', 'right'],
    still: 'mirror',
  },
  library: {
    light: 'golden',
    season: ['diwali', 'dusk', 'left'],
    people: ['directing', 'overcast', 'right'],
    still: 'typewriter',
  },
  'grand-staircase': {
    light: 'moonlit',
    season: ['petals', 'dusk', 'left'],
    people: ['family', 'noon', 'right'],
    still: 'gramophone',
  },
  'white-cyclorama': {
    light: 'dusk',
    season: ['holi', 'overcast', 'left'],
    people: ['make-up', 'noon', 'right'],
    still: 'camera',
  },
}

/** Views of a set that something other than its gallery shows. */
export const SCENE_VIEWS = {
  'texas-ranch': ['dusk', 'dawn', '3x4'],
  'rajwada-courtyard': ['detail', 'noon', 'dusk', '3x4', '16x9', 'moonlit'],
  'love-blossom': ['golden', '3x4'],
  'luminous-tree': ['detail', 'dusk', '3x4'],
  'in-the-woods': ['dawn'],
  'mandap-lawn': ['golden', '3x4'],
  'boat-jetty': ['3x4'],
  'beach-cabana': [],
  'sunflower-field': ['detail', '3x4'],
  'desert-camp': ['3x4'],
  'temple-steps': ['3x4'],
  'pergola-walk': ['dawn'],
  'bamboo-walk': ['3x4'],
  'cafe-terrace': ['overcast'],
  'vintage-garage': [],
  'railway-platform': ['3x4'],
  'container-yard': ['dusk'],
  'neon-alley': ['detail', '3x4'],
  'blue-lane': [],
  airstrip: ['golden'],
  stepwell: ['3x4'],
  'pool-villa': [],
  glasshouse: [],
  'brick-loft': ['3x4'],
  library: ['3x4'],
  'grand-staircase': ['detail', '3x4'],
  'white-cyclorama': ['detail', '3x4', '16x9'],
} as const satisfies Record<SceneKind, readonly View[]>

/** An event in its own light, with its guests close by, and a still of what lies ready for it. */
export const EVENT_GALLERIES: Readonly<Record<EventKind, Pick<Gallery, 'people' | 'still'>>> = {
  wedding: { people: ['vows', 'golden', 'right'], still: 'thali' },
  haldi: { people: ['haldi', 'noon', 'left'], still: 'urli' },
  sangeet: { people: ['dance', 'golden', 'detail'], still: 'dhol' },
  reception: { people: ['family', 'dusk', 'left'], still: 'table' },
  birthday: { people: ['party', 'golden', 'right'], still: 'cupcakes' },
  'product-launch': { people: ['portrait', 'golden', 'detail'], still: 'bottle' },
  'open-air-cinema': { people: ['couple', 'dusk', 'left'], still: 'popcorn' },
  'baby-shower': { people: ['shower', 'golden', 'left'], still: 'booties' },
}
/** Events: two for the gallery, the others for banners and portfolios. */
export const EVENT_VIEWS = ['still', 'people', 'detail', '3x4', '16x9'] as const satisfies readonly View[]
export const COTTAGE_VIEWS = ['3x4', '16x9'] as const satisfies readonly View[]

export interface Portrait {
  role: Role
  seed: number
  hair: Hair
  skin: number
  veil?: boolean
}

/** The people who can be hired; `skin` is an index into the kit's tones. */
export const PORTRAITS = {
  'makeup-artist-1': { role: 'makeup-artist', seed: 2, hair: 'bun', skin: 3 },
  'makeup-artist-2': { role: 'makeup-artist', seed: 6, hair: 'curly', skin: 5 },
  'makeup-artist-3': { role: 'makeup-artist', seed: 10, hair: 'braid', skin: 1 },
  'makeup-artist-4': { role: 'makeup-artist', seed: 14, hair: 'bob', skin: 4 },
  'photographer-1': { role: 'photographer', seed: 4, hair: 'sidepart', skin: 2 },
  'photographer-2': { role: 'photographer', seed: 8, hair: 'turban', skin: 4 },
  'photographer-3': { role: 'photographer', seed: 12, hair: 'long', skin: 3 },
  'photographer-4': { role: 'photographer', seed: 16, hair: 'shaved', skin: 0 },
  'cinematographer-1': { role: 'cinematographer', seed: 1, hair: 'wavy-short', skin: 3 },
  'cinematographer-2': { role: 'cinematographer', seed: 5, hair: 'crop', skin: 1 },
  'cinematographer-3': { role: 'cinematographer', seed: 9, hair: 'grey-bun', skin: 5 },
  'dress-stylist-1': { role: 'dress-stylist', seed: 3, hair: 'hijab', skin: 4 },
  'dress-stylist-2': { role: 'dress-stylist', seed: 7, hair: 'long', skin: 2 },
  'dress-stylist-3': { role: 'dress-stylist', seed: 11, hair: 'sidepart', skin: 5 },
  'dress-stylist-4': { role: 'dress-stylist', seed: 15, hair: 'bun', skin: 7 },
  /** Finished looks for the make-up artists' portfolios. */
  'look-bridal': { role: 'guest', seed: 32, hair: 'bun', skin: 6, veil: true },
  'look-jasmine': { role: 'guest', seed: 23, hair: 'braid', skin: 1 },
  'look-studio': { role: 'guest', seed: 27, hair: 'bob', skin: 4 },
  'look-festival': { role: 'guest', seed: 31, hair: 'curly', skin: 2 },
  'look-silver': { role: 'guest', seed: 34, hair: 'grey-bun', skin: 5 },
  'look-groom': { role: 'guest', seed: 38, hair: 'turban', skin: 3 },
} as const satisfies Record<string, Portrait>

/** An outfit drawn again in another dye: hue turned by so many degrees. */
export const COLOURWAYS = {
  'lehenga-peacock': {
    kind: 'lehenga',
    turn: 190,
    title: 'Peacock Zari Lehenga',
    alt: 'Peacock blue lehenga with gold border',
  },
  'saree-plum': { kind: 'saree', turn: 150, title: 'Plum Kanjivaram Saree', alt: 'Plum silk saree with a gold pallu' },
  'gown-mint': { kind: 'gown', turn: -110, title: 'Mint Ball Gown', alt: 'Mint green ball gown with sequins' },
  'kids-frock-sky': {
    kind: 'kids-frock',
    turn: -150,
    title: 'Sky Party Frock',
    alt: 'Sky blue polka-dot frock with a bow',
  },
  'kids-frock-lime': {
    kind: 'kids-frock',
    turn: 100,
    title: 'Leaf Party Frock',
    alt: 'Leaf green polka-dot frock with a bow',
  },
  'anarkali-teal': { kind: 'anarkali', turn: -62, title: 'Teal Anarkali', alt: 'Teal anarkali with a violet dupatta' },
  'trail-gown-indigo': {
    kind: 'trail-gown',
    turn: -130,
    title: 'Indigo Trail Gown',
    alt: 'Indigo gown with a sweeping train',
  },
  'indo-western-navy': {
    kind: 'indo-western',
    turn: 78,
    title: 'Navy Indo-Western',
    alt: 'Navy draped jacket with dhoti trousers',
  },
} as const
export type Colourway = keyof typeof COLOURWAYS
