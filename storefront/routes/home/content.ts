/** Fixed content of the home page: the names are given, the rest are placeholders. */
import type { IconName } from '../../../design-system/index.ts'

export interface HomeSet {
  name: string
  light: string
  /** Portrait, for the arch. */
  picture: { src: string; alt: string }
  /** 4:3, for the slider. */
  view: { src: string; alt: string; hour: string }
}

/** HOME-14 to HOME-17; the slider shows the same four (C-046). */
export const SETS: readonly HomeSet[] = [
  {
    name: 'Texas Ranch',
    light: 'Barn, windmill, dust and a very long horizon',
    picture: { src: '/art/scene/texas-ranch.3x4.svg', alt: 'A couple before a red barn with a water tower' },
    view: { src: '/art/scene/texas-ranch.dusk.svg', alt: 'Texas Ranch under a violet sky', hour: 'at dusk' },
  },
  {
    name: 'The Rajwada Courtyard',
    light: 'Arches, a fountain and hard white noon',
    picture: {
      src: '/art/scene/rajwada-courtyard.3x4.svg',
      alt: 'A dancer in red beside the fountain of an arcaded courtyard',
    },
    view: { src: '/art/scene/rajwada-courtyard.noon.svg', alt: 'The Rajwada Courtyard in hard light', hour: 'at noon' },
  },
  {
    name: 'Love Blossom',
    light: 'One arch of flowers, one swing',
    picture: { src: '/art/scene/love-blossom.3x4.svg', alt: 'A bride on a swing under an arch of blossom' },
    view: { src: '/art/scene/love-blossom.golden.svg', alt: 'Love Blossom in low sun', hour: 'at golden hour' },
  },
  {
    name: 'Luminous Tree',
    light: 'Lit from dusk to the last frame',
    picture: { src: '/art/scene/luminous-tree.3x4.svg', alt: 'A couple under an old tree hung with lanterns by night' },
    view: { src: '/art/scene/luminous-tree.dusk.svg', alt: 'Luminous Tree as the lanterns come on', hour: 'at dusk' },
  },
]

/** TEXT-07 to TEXT-14. */
export const USES = [
  'TV shows',
  'ad films',
  'albums',
  'songs',
  'product launches',
  'catalogs',
  'fashion bloggers',
  'pre-wedding shoots',
] as const

/** TEXT-01 to TEXT-04. */
export const FIGURES = [
  { value: '50+', text: 'set-ups' },
  { value: '100', text: 'backdrops' },
  { value: '3', text: 'acres' },
  { value: '50', text: 'minute drive' },
]

/** Opening hours; `mark` is the drawing of the sun. */
export const HOURS = [
  { time: '7 AM', light: 'Gates open, soft mist', mark: 'sun' },
  { time: '10 AM', light: 'Bright courtyards', mark: 'sun' },
  { time: '1 PM', light: 'High sun, cool interiors', mark: 'sun' },
  { time: '5 PM', light: 'Golden hour', mark: 'golden' },
  { time: '9 PM', light: 'Lit trees, last frame', mark: 'moon' },
] as const

/** TEXT-47 to TEXT-49, CONST-39. */
export const STAY = [
  { value: '2 pm', text: 'Check-in' },
  { value: '12 noon', text: 'Check-out' },
  { value: '4 people', text: 'Sleeps' },
  { value: 'until 10 pm', text: 'Room service' },
]

/** C-047. Soft hyphens allow breaks in narrow tiles. */
export const SERVICES: readonly { icon: IconName; text: string; href: string }[] = [
  { icon: 'lamp', text: 'Props', href: '/props' },
  { icon: 'dress', text: 'Outfits', href: '/outfits' },
  { icon: 'clapperboard', text: 'Cinemato\u00ADgraphers', href: '/hire-professionals/cinematographers' },
  { icon: 'hand', text: 'Hired help', href: '/hire-professionals' },
  { icon: 'shoe', text: 'Make-up artists', href: '/hire-professionals/makeup-artist' },
  { icon: 'camera', text: 'Photo\u00ADgraphers', href: '/hire-professionals/photographers' },
]

/** Fictional. */
export const QUOTES = [
  {
    words:
      'We came for two looks and left with six. Nobody hurried us, and the light at the courtyard did half my job.',
    who: 'Ira Fernandes',
    shoot: 'Fashion portfolio, October',
    picture: '/art/person/look-studio.svg',
  },
  {
    words: 'Seven in the morning, mist on the ranch, and a crew that already knew where the sun would be.',
    who: 'Kabir Anand',
    shoot: 'Ad film, January',
    picture: '/art/person/look-groom.svg',
  },
  {
    words: 'Our families still ask which city we flew to. It was one evening, fifty minutes from home.',
    who: 'Meher and Rohan Sethi',
    shoot: 'Pre-wedding, December',
    picture: '/art/person/look-bridal.svg',
  },
  {
    words: 'Thirty garments in a day, changing rooms that lock, and tea before anybody had to ask.',
    who: 'Leela Krishnan',
    shoot: 'Catalog, March',
    picture: '/art/person/look-silver.svg',
  },
]
