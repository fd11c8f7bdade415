/** stills.ts - one thing close by, the set or event behind it out of focus (800 x 600). */
import { Canvas, d, discD, mix, rectD } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import { diya } from '../kit/crew.ts'
import type { Time } from '../kit/light.ts'
import { blooms, foliage, frond, hills, sky, treeline } from '../kit/nature.ts'
import type { PieceOptions } from '../kit/stage.ts'
import * as objects from './objects.ts'
import { PROPS, type PropKind } from './props.ts'

/** Where the near surface begins, and where things on it stand. */
const EDGE = 424
const GROUND = 500

type Surface = 'planks' | 'stone' | 'sand' | 'grass' | 'cloth'
interface Still {
  alt: string
  time: Time
  /** Two colours of land, far and near; a wall's two for what stands indoors. */
  behind: readonly [string, string]
  indoors?: true
  surface: Surface
  colour: string
  draw: (c: Canvas) => void
}

/** Discs of light as a wide open lens draws them. */
function bokeh(c: Canvas, tones: readonly string[]): void {
  for (let i = 0; i < 15; i++) {
    const r = c.r.range(12, 40)
    c.p(
      discD(c.r.range(20, 780), c.r.range(150, EDGE - 20), r),
      tones[i % tones.length]!,
      `opacity="${c.r.range(0.12, 0.34).toFixed(2)}"`,
    )
  }
}
function backdrop(c: Canvas, { behind, indoors, time }: Still, sunX: number): void {
  const [far, near] = behind
  if (indoors) {
    c.p(
      c.full,
      c.lin(
        [0, 0, 1, 1],
        [
          [0, c.t(far, 0, 0.25)],
          [0.6, c.t(far)],
          [1, c.t(far, 0, -0.45)],
        ],
      ),
    )
    for (const x of [70, 330, 590])
      c.p(
        d`M${x} ${EDGE}V150Q${x} 60 ${x + 75} 60T${x + 150} 150V${EDGE}Z`,
        c.lin(
          [0, 0, 0, 1],
          [
            [0, c.L.sky[0]![1], 0.5],
            [1, c.L.glow, 0.75],
          ],
        ),
      )
    c.p(rectD(0, EDGE - 50, 800, 60), c.t(near, 0, -0.2))
  } else {
    sky(c, { horizon: 340, sun: time === 'overcast' ? null : [sunX, 180], sunR: 46, clouds: 3 })
    hills(c, 330, far, 0.6, 60)
    treeline(c, 360, 110, near, 0.45)
    c.p(
      rectD(0, 356, 800, 120),
      c.linU(0, 356, 0, 470, [
        [0, c.t(near, 0.4)],
        [1, c.t(near, 0.1)],
      ]),
    )
  }
  bokeh(c, [c.L.glow, c.L.lampColor, c.t(near, 0.2, 0.4)])
}
function surface(c: Canvas, kind: Surface, colour: string): void {
  const p =
    kind === 'grass' || kind === 'sand'
      ? d`M-20 620V${EDGE + 16}Q200 ${EDGE - 22} 420 ${EDGE + 4}T820 ${EDGE - 4}V620Z`
      : rectD(-10, EDGE, 820, 190)
  c.p(
    p,
    c.linU(0, EDGE, 0, 600, [
      [0, c.t(colour, 0.1, 0.25)],
      [0.45, c.t(colour)],
      [1, c.t(colour, 0, -0.4)],
    ]),
  )
  if (kind === 'planks') {
    let seams = ''
    for (let i = -4; i < 13; i++) seams += d`M${i * 92 + 40} ${EDGE}L${(i * 92 + 40 - 400) * 1.7 + 400} 610`
    c.s(seams, c.t(colour, 0, -0.6), 3, 'opacity=".6"').p(rectD(-10, EDGE, 820, 7), c.t(colour, 0, 0.55))
  } else if (kind === 'stone') {
    c.p(rectD(-10, EDGE, 820, 26), c.t(colour, 0, 0.45)).p(
      rectD(-10, EDGE + 26, 820, 8),
      c.t(colour, 0, -0.5),
      'opacity=".5"',
    )
    c.s('M120 460L60 610M430 460L440 610M690 460L770 610', c.t(colour, 0, -0.5), 3, 'opacity=".5"')
  } else if (kind === 'grass') {
    let blades = ''
    for (let i = 0; i < 90; i++) {
      const x = c.r.range(-10, 810),
        y = c.r.range(EDGE + 6, 600),
        h = c.r.range(12, 30)
      blades += d`M${x} ${y}q${c.r.jit(5)} ${-h * 0.6} ${c.r.jit(14)} ${-h}`
    }
    c.s(blades, c.t(mix(colour, '#E8D86A', 0.25), 0, 0.15), 3, 'stroke-linecap="round" opacity=".7"')
  } else if (kind === 'sand') {
    c.s(
      'M-10 470Q200 450 380 474T820 460M-10 540Q220 516 430 546T820 530M-10 586Q260 566 500 590T820 578',
      c.t(colour, 0, -0.3),
      4,
      'opacity=".4"',
    )
  } else {
    c.s('M-10 450Q200 470 400 448T820 456', c.t(colour, 0, 0.5), 5, 'opacity=".6"')
    c.p('M0 520Q160 470 250 560T480 600H0ZM800 500Q650 520 600 600H800Z', c.t(colour, 0, -0.45), 'opacity=".35"')
  }
}

/** A prop of the store, standing here. */
const propped =
  (kind: PropKind, scale = 0.86, x = 400) =>
  (c: Canvas): void => {
    c.at(x - 300 * scale, GROUND - 500 * scale + 12, scale, () => PROPS[kind].draw(c, 506))
  }
/** Flower heads lying about, left and right of the middle. */
function strewn(c: Canvas, tones: readonly string[], s = 17): void {
  const pts: Pt[] = []
  for (let i = 0; i < 14; i++) pts.push([i % 2 ? c.r.range(560, 780) : c.r.range(20, 240), c.r.range(470, 585)])
  blooms(
    c,
    pts,
    s,
    tones.map((tone) => c.t(tone, 0, 0.1)),
  )
}
const diyas = (c: Canvas): void => {
  for (const [x, y, s] of [
    [130, 470, 0.8],
    [262, 466, 0.8],
    [536, 468, 0.8],
    [668, 470, 0.8],
    [200, 530, 1.15],
    [600, 534, 1.15],
    [400, 520, 2.1],
  ] as const)
    diya(c, x, y, s * 100)
}

export const STILLS = {
  'hat-and-boots': {
    alt: 'A hat and a pair of boots on a hay bale',
    time: 'golden',
    behind: ['#B98A4E', '#C9A24E'],
    surface: 'grass',
    colour: '#B98E44',
    draw: objects.hatAndBoots,
  },
  urli: {
    alt: 'A brass bowl of water with marigolds and floating lamps',
    time: 'golden',
    behind: ['#B4673E', '#8A4A3A'],
    indoors: true,
    surface: 'stone',
    colour: '#D9B07A',
    draw: (c) => (objects.urli(c), strewn(c, ['#F2A516', '#E5722B'])),
  },
  bicycle: {
    alt: 'A bicycle with a basket of flowers, leaning in the grass',
    time: 'dawn',
    behind: ['#A98AA0', '#8FA870'],
    surface: 'grass',
    colour: '#8FA860',
    draw: (c) => (propped('bicycle')(c), strewn(c, ['#E07A92', '#F7D3CE'])),
  },
  lanterns: {
    alt: 'Three lit lanterns at the foot of the tree',
    time: 'moonlit',
    behind: ['#22365A', '#2A4A44'],
    surface: 'grass',
    colour: '#3F5A44',
    draw: propped('lantern', 0.92),
  },
  hammock: {
    alt: 'A striped hammock between two trunks',
    time: 'golden',
    behind: ['#6A7A5A', '#4F6B45'],
    surface: 'grass',
    colour: '#6F8446',
    draw: propped('hammock', 0.95),
  },
  thali: {
    alt: 'A brass plate with lamps, petals and sweets',
    time: 'dusk',
    behind: ['#7A3A5A', '#5A2A44'],
    surface: 'cloth',
    colour: '#B4304A',
    draw: (c) => (objects.thali(c), strewn(c, ['#F2A516', '#E5722B', '#FBEBD9'])),
  },
  paddles: {
    alt: 'A lamp and a coil of rope on the planks of the jetty',
    time: 'dusk',
    behind: ['#6A4A7A', '#4A4A72'],
    surface: 'planks',
    colour: '#8A5E44',
    draw: objects.lampAndRope,
  },
  coconut: {
    alt: 'A green coconut with a straw beside a straw hat on the sand',
    time: 'noon',
    behind: ['#4FA6B4', '#6AB8B8'],
    surface: 'sand',
    colour: '#E9CFA0',
    draw: objects.coconut,
  },
  sunflower: {
    alt: 'One sunflower, with a bee',
    time: 'golden',
    behind: ['#B4A24A', '#8A9A3A'],
    surface: 'grass',
    colour: '#8A9A3E',
    draw: objects.sunflower,
  },
  kettle: {
    alt: 'A brass kettle over embers, with two cups',
    time: 'dusk',
    behind: ['#B4684A', '#A4583E'],
    surface: 'sand',
    colour: '#C98A5A',
    draw: objects.kettle,
  },
  diyas: {
    alt: 'Clay lamps burning on a step',
    time: 'dusk',
    behind: ['#7A4A6A', '#5A3A5A'],
    surface: 'stone',
    colour: '#B98E7A',
    draw: diyas,
  },
  'flower-cart': {
    alt: 'A flower cart under an awning',
    time: 'golden',
    behind: ['#A4A45A', '#7A8E4A'],
    surface: 'sand',
    colour: '#D9B88A',
    draw: propped('flower-cart', 0.9),
  },
  parasol: {
    alt: 'An embroidered parasol resting among the leaves',
    time: 'overcast',
    behind: ['#9AB49A', '#6F9478'],
    surface: 'grass',
    colour: '#6F9464',
    draw: (c) => {
      propped('umbrella', 0.95)(c)
      for (const [x, a] of [
        [60, -1.2],
        [120, -1.7],
        [720, -1.5],
        [770, -2],
      ] as const)
        frond(c, x, 600, a, 190, c.t('#3F6B4A', 0, -0.1))
    },
  },
  cup: {
    alt: 'A cup of coffee and a plate of biscuits on a round table',
    time: 'golden',
    behind: ['#C98A5A', '#A4724A'],
    surface: 'planks',
    colour: '#A4683E',
    draw: objects.coffee,
  },
  tools: {
    alt: 'A tyre, a red toolbox and a spanner',
    time: 'dusk',
    behind: ['#6A3A3E', '#4A2E38'],
    indoors: true,
    surface: 'stone',
    colour: '#8A8078',
    draw: objects.tyre,
  },
  suitcases: {
    alt: 'Three suitcases and a hat, waiting',
    time: 'overcast',
    behind: ['#9AA8A4', '#6F827E'],
    surface: 'stone',
    colour: '#B8B0A0',
    draw: propped('suitcases', 0.92),
  },
  boombox: {
    alt: 'A boombox and spray cans before painted steel',
    time: 'noon',
    behind: ['#D9863A', '#2F7A72'],
    surface: 'stone',
    colour: '#A8A49A',
    draw: objects.boombox,
  },
  neon: {
    alt: 'A neon sign that reads lights, camera, love',
    time: 'moonlit',
    behind: ['#3A2A5A', '#2A2448'],
    surface: 'stone',
    colour: '#4A4468',
    draw: propped('neon-sign', 0.95),
  },
  pots: {
    alt: 'Painted clay pots with geraniums on a blue step',
    time: 'noon',
    behind: ['#3A7ABE', '#2A5A9A'],
    indoors: true,
    surface: 'stone',
    colour: '#7AA8D0',
    draw: objects.pots,
  },
  balloon: {
    alt: 'A striped balloon with its basket, ready to rise',
    time: 'dawn',
    behind: ['#A98A9A', '#9AA870'],
    surface: 'grass',
    colour: '#9AA860',
    draw: propped('hot-air-basket', 0.98),
  },
  kalash: {
    alt: 'Brass water pots, one on the other, on a stone landing',
    time: 'noon',
    behind: ['#8A5A4A', '#6A4038'],
    indoors: true,
    surface: 'stone',
    colour: '#C9A47A',
    draw: objects.kalash,
  },
  cooler: {
    alt: 'Two tall glasses with mint at the edge of the pool',
    time: 'noon',
    behind: ['#5AB4B8', '#2F94A4'],
    surface: 'stone',
    colour: '#EBDCC4',
    draw: objects.glasses,
  },
  'watering-can': {
    alt: 'A watering can among ferns in clay pots',
    time: 'overcast',
    behind: ['#A8C0A8', '#7A9A82'],
    surface: 'planks',
    colour: '#9A8468',
    draw: objects.wateringCan,
  },
  mirror: {
    alt: 'A gilt mirror with flowers, the evening in its glass',
    time: 'golden',
    behind: ['#B4603E', '#8A4430'],
    indoors: true,
    surface: 'planks',
    colour: '#8A5A3E',
    draw: propped('mirror', 0.95),
  },
  typewriter: {
    alt: 'A green typewriter with a page begun',
    time: 'dusk',
    behind: ['#5A3438', '#3E2430'],
    indoors: true,
    surface: 'planks',
    colour: '#6E4030',
    draw: propped('typewriter', 0.95),
  },
  gramophone: {
    alt: 'A gramophone with a brass horn',
    time: 'golden',
    behind: ['#D9B88A', '#A47A4E'],
    indoors: true,
    surface: 'cloth',
    colour: '#A4303A',
    draw: propped('gramophone', 0.92),
  },
  camera: {
    alt: 'A camera with a leather strap on a white table',
    time: 'noon',
    behind: ['#E4E0D8', '#C8C4C0'],
    indoors: true,
    surface: 'cloth',
    colour: '#EDE8DE',
    draw: propped('vintage-camera', 0.9),
  },
  dhol: {
    alt: 'A dhol with its sticks and a string of ankle bells',
    time: 'dusk',
    behind: ['#6A2A6A', '#4A1E52'],
    surface: 'cloth',
    colour: '#8A2A5A',
    draw: objects.dhol,
  },
  table: {
    alt: 'A place laid for dinner, with a candle and flowers',
    time: 'dusk',
    behind: ['#4A4A72', '#3A4A5A'],
    surface: 'cloth',
    colour: '#EFE3D0',
    draw: objects.placeSetting,
  },
  cupcakes: {
    alt: 'Cupcakes with candles, and a paper hat',
    time: 'noon',
    behind: ['#7AB48A', '#5A9A6A'],
    surface: 'cloth',
    colour: '#F6E3C4',
    draw: objects.cupcakes,
  },
  bottle: {
    alt: 'A bottle of scent on a plinth in a beam of light',
    time: 'dusk',
    behind: ['#2A2E6A', '#22245A'],
    surface: 'stone',
    colour: '#8A86A8',
    draw: objects.scent,
  },
  popcorn: {
    alt: 'A striped box of popcorn and a reel of film on a rug',
    time: 'dusk',
    behind: ['#4A3A6A', '#3A3A5A'],
    surface: 'cloth',
    colour: '#7A3A4A',
    draw: objects.popcorn,
  },
  booties: {
    alt: 'Knitted booties, a rattle and a wrapped gift',
    time: 'dawn',
    behind: ['#B4A0B4', '#9AB48A'],
    surface: 'cloth',
    colour: '#F0DCD4',
    draw: objects.booties,
  },
} satisfies Record<string, Still>
export type StillKind = keyof typeof STILLS

export function still(kind: StillKind, o: PieceOptions & { label?: string } = {}): string {
  const s: Still = STILLS[kind]
  const c = new Canvas({
    kind: 'still-' + kind,
    seed: o.seed ?? 1,
    time: s.time,
    box: { x: 0, y: 0, w: 800, h: 600 },
    label: o.label ?? s.alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  // The sun and the branch keep to opposite corners.
  const sunX = c.r.pick([110, 170, 640, 700])
  backdrop(c, s, sunX)
  surface(c, s.surface, s.colour)
  s.draw(c)
  if (!s.indoors) foliage(c, sunX < 400 ? 'tr' : 'tl', 230, { color: '#3A5A34' })
  return c.svg()
}
