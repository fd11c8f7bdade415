/** scenes/scenes.ts - registry of shooting sets. Add a set: write draw(c), list it here. */
import { Canvas, crop } from '../kit/core.ts'
import type { Frame, Grain, Pt, Seed } from '../kit/core.ts'
import type { Time } from '../kit/light.ts'
import {
  bambooWalk,
  beachCabana,
  boatJetty,
  cafeTerrace,
  desertCamp,
  pergolaWalk,
  sunflowerField,
  templeSteps,
  weddingMandap,
  woodsCottage,
} from './outdoor.ts'
import {
  airstrip,
  blueLane,
  containerYard,
  neonAlley,
  poolVilla,
  railwayPlatform,
  stepwell,
  vintageGarage,
} from './urban.ts'
import { brickLoft, cyclorama, glasshouse, grandStaircase, library } from './interior.ts'
import { PEOPLE, SEASONS, type People, type Season } from './seasons.ts'
import { loveBlossom, luminousTree, rajwada, texasRanch } from './heroes.ts'

export interface SceneDef {
  title: string
  alt: string
  time: Time
  focus?: Pt
  draw: (c: Canvas) => void
}
export const SCENES = {
  'texas-ranch': {
    title: 'Texas Ranch',
    alt: 'A red barn and a timber water tower at golden hour, hay bales and a split-rail fence in the long light',
    time: 'golden',
    focus: [640, 480],
    draw: texasRanch,
  },
  'rajwada-courtyard': {
    title: 'The Rajwada Courtyard',
    alt: 'Arcaded haveli courtyard with jharokhas, a fountain and a checkered floor, seen through a cusped arch',
    time: 'golden',
    focus: [600, 470],
    draw: rajwada,
  },
  'love-blossom': {
    title: 'Love Blossom',
    alt: 'A woman on a flower-wrapped swing beneath a horseshoe arch of blossom at dawn',
    time: 'dawn',
    focus: [600, 470],
    draw: loveBlossom,
  },
  'luminous-tree': {
    title: 'Luminous Tree',
    alt: 'A great banyan strung with lanterns at night, a couple standing in its pool of light',
    time: 'moonlit',
    focus: [600, 500],
    draw: luminousTree,
  },
  'in-the-woods': {
    title: 'In The Woods',
    alt: 'A shingled cottage with glowing windows among tall trees at dusk',
    time: 'dusk',
    focus: [600, 500],
    draw: woodsCottage,
  },
  'mandap-lawn': {
    title: 'Mandap Lawn',
    alt: 'A marigold-hung wedding mandap at the end of a red aisle lined with brass lamps, sunset behind',
    time: 'dusk',
    focus: [600, 430],
    draw: weddingMandap,
  },
  'boat-jetty': {
    title: 'Sunset Jetty',
    alt: 'A timber jetty with lanterns running to a lake sunset, a red rowing boat alongside',
    time: 'dusk',
    focus: [620, 520],
    draw: boatJetty,
  },
  'beach-cabana': {
    title: 'Beach Cabana',
    alt: 'A thatched white-curtained cabana on pale sand beside a bright sea',
    time: 'noon',
    focus: [600, 520],
    draw: beachCabana,
  },
  'sunflower-field': {
    title: 'Sunflower Field',
    alt: 'A woman walking between rows of sunflowers into a low sun',
    time: 'golden',
    focus: [620, 520],
    draw: sunflowerField,
  },
  'desert-camp': {
    title: 'Desert Camp',
    alt: 'Striped tents and a campfire between dunes under the first stars, camels on the ridge',
    time: 'dusk',
    focus: [620, 560],
    draw: desertCamp,
  },
  'temple-steps': {
    title: 'Temple Steps',
    alt: 'Stone steps lined with lamps climbing to a shikhara temple in early light',
    time: 'dawn',
    focus: [600, 470],
    draw: templeSteps,
  },
  'pergola-walk': {
    title: 'Bougainvillea Walk',
    alt: 'A timber pergola dripping with bougainvillea, striped shadow on the path',
    time: 'golden',
    focus: [600, 500],
    draw: pergolaWalk,
  },
  'bamboo-walk': {
    title: 'Bamboo Walk',
    alt: 'A woman with a red umbrella on a path through tall bamboo in soft light',
    time: 'overcast',
    focus: [620, 500],
    draw: bambooWalk,
  },
  'cafe-terrace': {
    title: 'Cafe Terrace',
    alt: 'A cafe with a striped awning, parasols and string lights in late sun',
    time: 'golden',
    focus: [600, 520],
    draw: cafeTerrace,
  },
  'vintage-garage': {
    title: 'Vintage Garage',
    alt: 'A brick motor garage at dusk with a teal 1950s saloon and a red fuel pump',
    time: 'dusk',
    focus: [600, 560],
    draw: vintageGarage,
  },
  'railway-platform': {
    title: 'Railway Platform',
    alt: 'A woman waits with suitcases on a platform under an iron canopy, a maroon train alongside',
    time: 'overcast',
    focus: [620, 500],
    draw: railwayPlatform,
  },
  'container-yard': {
    title: 'Container Yard',
    alt: 'Stacked shipping containers with an eye mural, a dancer and a photographer in hard noon light',
    time: 'noon',
    focus: [600, 540],
    draw: containerYard,
  },
  'neon-alley': {
    title: 'Neon Alley',
    alt: 'A wet brick alley lit by neon signs, a woman under an umbrella and a parked scooter',
    time: 'moonlit',
    focus: [600, 500],
    draw: neonAlley,
  },
  'blue-lane': {
    title: 'Blue Lane',
    alt: 'A dancer in a lane of blue-washed houses with arched doors, pots and paper flags',
    time: 'noon',
    focus: [640, 480],
    draw: blueLane,
  },
  airstrip: {
    title: 'The Airstrip',
    alt: 'A red biplane on a grass runway at dawn with a hangar and windsock',
    time: 'dawn',
    focus: [590, 560],
    draw: airstrip,
  },
  stepwell: {
    title: 'The Stepwell',
    alt: 'Geometric terraces of a stone stepwell descending to green water in noon sun',
    time: 'noon',
    focus: [600, 480],
    draw: stepwell,
  },
  'pool-villa': {
    title: 'Pool Villa',
    alt: 'A low modern villa beside a turquoise pool with palms',
    time: 'noon',
    focus: [600, 540],
    draw: poolVilla,
  },
  glasshouse: {
    title: 'The Glasshouse',
    alt: 'Inside an iron-ribbed glasshouse crowded with ferns, soft light falling on a tiled path',
    time: 'overcast',
    focus: [600, 500],
    draw: glasshouse,
  },
  'brick-loft': {
    title: 'Brick Loft',
    alt: 'A brick loft with factory windows throwing a grid of sun over a mustard sofa',
    time: 'golden',
    focus: [600, 500],
    draw: brickLoft,
  },
  library: {
    title: 'The Library',
    alt: 'A lamplit library with tall shelves, a ladder, a leather chair and an arched dusk window',
    time: 'dusk',
    focus: [600, 500],
    draw: library,
  },
  'grand-staircase': {
    title: 'Grand Staircase',
    alt: 'A bride on a red-carpeted staircase beneath a great arched window and chandelier',
    time: 'golden',
    focus: [600, 480],
    draw: grandStaircase,
  },
  'white-cyclorama': {
    title: 'White Cyclorama',
    alt: 'A white cyclorama with softboxes and a camera crane, a model before a marigold disc',
    time: 'noon',
    focus: [600, 500],
    draw: cyclorama,
  },
} satisfies Record<string, SceneDef>
export type SceneKind = keyof typeof SCENES
type Visit = Season | People | 'nobody'
/** `label` replaces the scene's own alternative text, for a view that shows something else. */
export interface SceneOptions {
  seed?: Seed
  time?: Time
  aspect?: Frame
  grain?: Grain
  label?: string
  /** Weather, a feast or a day's work in place of the people whom the scene has; or nobody. */
  visit?: Visit
}
/** Draws a scene for the options; `visit` is drawn over the deserted scene. */
export function drawVisited(c: Canvas, draw: (c: Canvas) => void, visit?: Visit): string {
  c.deserted = visit !== undefined
  draw(c)
  c.deserted = false
  if (visit !== undefined && visit !== 'nobody') ({ ...SEASONS, ...PEOPLE })[visit](c)
  return c.svg()
}
export function scene(kind: SceneKind, o: SceneOptions = {}): string {
  const s: SceneDef = SCENES[kind],
    box = crop(o.aspect ?? '4:3', s.focus)
  const c = new Canvas({
    kind,
    seed: o.seed ?? 1,
    time: o.time ?? s.time,
    box,
    label: o.label ?? s.alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  return drawVisited(c, s.draw, o.visit)
}
