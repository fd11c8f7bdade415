/**
 * Which pictures exist besides a scene in its own light. Plain data without drawing code, so that the
 * payloads can name pictures without carrying the kit.
 */
import type { Time } from './kit/light.ts'
import type { Hair, Role } from './pieces/person.ts'
import type { SceneKind } from './scenes/scenes.ts'

/** Another hour (`dusk`), a crop of the same view (`3x4`), or a closer look (`detail`, `corner`). */
export type View = Time | '3x4' | '16x9' | 'detail' | 'corner'

/** A set's gallery after its first picture: hours first, then crops. */
export const SCENE_VIEWS = {
  'texas-ranch': ['detail', 'dusk', '3x4', 'dawn', '16x9', 'corner'],
  'rajwada-courtyard': ['detail', 'moonlit', '3x4', 'noon', '16x9', 'dusk'],
  'love-blossom': ['detail', 'golden', '3x4', 'overcast', '16x9', 'corner'],
  'luminous-tree': ['detail', 'dusk', '3x4', 'golden', '16x9', 'corner'],
  'in-the-woods': ['detail', 'golden', '3x4', 'dawn'],
  'mandap-lawn': ['detail', 'golden', '3x4', 'moonlit'],
  'boat-jetty': ['detail', 'dawn', '3x4', 'moonlit'],
  'beach-cabana': ['detail', 'golden', '3x4', 'dawn'],
  'sunflower-field': ['detail', 'dawn', '3x4', 'overcast'],
  'desert-camp': ['detail', 'golden', '3x4', 'moonlit'],
  'temple-steps': ['detail', 'golden', '3x4', 'dusk'],
  'pergola-walk': ['detail', 'dawn', '3x4', 'noon'],
  'bamboo-walk': ['detail', 'dawn', '3x4', 'golden'],
  'cafe-terrace': ['detail', 'dusk', '3x4', 'overcast'],
  'vintage-garage': ['detail', 'golden', '3x4', 'moonlit'],
  'railway-platform': ['detail', 'dawn', '3x4', 'dusk'],
  'container-yard': ['detail', 'golden', '3x4', 'dusk'],
  'neon-alley': ['detail', '16x9', '3x4', 'corner'],
  'blue-lane': ['detail', 'golden', '3x4', 'overcast'],
  airstrip: ['detail', 'golden', '3x4', 'overcast'],
  stepwell: ['detail', 'golden', '3x4', 'dawn'],
  'pool-villa': ['detail', 'dusk', '3x4', 'golden'],
  glasshouse: ['detail', 'golden', '3x4', 'dawn'],
  'brick-loft': ['detail', 'dusk', '3x4', 'overcast'],
  library: ['detail', 'golden', '3x4', 'moonlit'],
  'grand-staircase': ['detail', 'dusk', '3x4', 'overcast'],
  'white-cyclorama': ['detail', '16x9', '3x4', 'corner'],
} as const satisfies Record<SceneKind, readonly View[]>

/** Events and the cottage: fewer views, enough for a gallery. */
export const EVENT_VIEWS = ['detail', '3x4', '16x9', 'corner'] as const satisfies readonly View[]
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
