/** menu.ts - flip-book pages, 600 x 800, set in the stroke alphabet (no fonts). All dishes are vegetarian. */
import { Canvas, d, discD, rectD } from '../kit/core.ts'
import type { PieceOptions } from '../kit/stage.ts'
import { blooms, leafD, frond } from '../kit/nature.ts'
import { text } from '../kit/type.ts'
import { drawMark } from './brand.ts'

export interface MenuPage {
  title: string
  strap: string
  bg: string
  ink: string
  accent: string
  items: readonly (readonly [name: string, note: string, price: number])[]
  art: (c: Canvas) => void
}
const cup = (c: Canvas): void => {
  c.p(discD(10, 8, 80, 12), '#2A1030', 'opacity=".25"')
  c.form(discD(0, 0, 74, 15), '#FBF3E2', { sh: 'br', hi: 'tl' })
  c.s('M44-50q34-4 30 20q-6 22-40 16', '#C4532D', 9)
  c.form('M-54-66Q-50 0-20 0H20Q50 0 54-66Z', '#C4532D', { sh: 'r', hi: 'l' })
  c.p(discD(0, -66, 54, 12), '#E58A5A').p(discD(0, -65, 45, 9), '#6A3A22')
  c.s('M-14-92q-12-18 0-34t0-30M16-92q-12-18 0-34t0-30', '#B4805A', 5, 'opacity=".6" stroke-linecap="round"')
}
const dosa = (c: Canvas): void => {
  c.form(discD(0, 0, 100, 22), '#3F7F7A', { sh: 'br', hi: 'tl' })
  c.form('M-90-6Q-40-46 70-34Q110-20 86-2Q20 8-90-6Z', '#E0A04A', { sh: 'b', hi: 't' })
  for (const [x, col] of [
    [-58, '#F6EEDC'],
    [62, '#C4502A'],
  ] as const) {
    c.form(discD(x, 2, 22, 9), '#D9DDD8', { sh: 'r' })
    c.p(discD(x, 0, 17, 6), col)
  }
}
const thali = (c: Canvas): void => {
  c.form(discD(0, 0, 112, 30), '#D9B45A', { sh: 'br', hi: 'tl' })
  for (let i = 0; i < 5; i++) {
    const x = -76 + i * 38,
      y = -12 - Math.sin((i / 4) * 3.14) * 10
    c.form(d`M${x - 20} ${y - 8}Q${x - 16} ${y + 12} ${x} ${y + 12}T${x + 20} ${y - 8}Z`, '#E8DFC8', { sh: 'r' })
    c.p(discD(x, y - 8, 20, 6), ['#C4502A', '#E0A02E', '#5A7A34', '#A83A24', '#F6EEDC'][i]!)
  }
  c.form(discD(-10, 10, 46, 12), '#EBC58A', { sh: 'b', hi: 't' })
}
const cake = (c: Canvas): void => {
  c.form(discD(0, 4, 92, 16), '#F0C4B4', { sh: 'br', hi: 'tl' })
  c.form('M-50 0V-58L54-74V-8Q20 8-50 0Z', '#B4603A', { sh: 'r', hi: 'l' })
  c.p('M-50-58L54-74V-60L-50-44ZM-50-30L54-44V-34L-50-20Z', '#FBF3E2')
  c.form('M-50-58L-10-82L54-74Z', '#FBF3E2', {})
  c.form(discD(6, -88, 13), '#C4303E', { hi: 'tl' })
  c.s('M6-100q4-14 14-16', '#4F7A4D', 3.4)
}
const glass = (c: Canvas): void => {
  for (const [x, col] of [
    [-58, '#A8C45A'],
    [0, '#F2963A'],
    [58, '#D9486A'],
  ] as const) {
    c.form(d`M${x - 24} -100L${x - 18} 4h36L${x + 24} -100Z`, col, {
      sh: 'r',
      hi: 'l',
      hio: 0.6,
      attrs: 'opacity=".92"',
    })
    c.p(discD(x, -100, 24, 6), '#FFF6E4')
    c.s(d`M${x + 4} -100L${x + 18} -140`, '#FBF3E2', 5, 'stroke-linecap="round"')
    c.p(leafD(x - 10, -108, 13, -0.8, 0.5), '#4F8A45')
  }
}
const chaat = (c: Canvas): void => {
  c.form(discD(0, 4, 108, 24), '#3F5A4A', { sh: 'br', hi: 'tl' })
  for (const [x, y] of [
    [-62, -4],
    [0, -12],
    [62, -4],
    [-32, 10],
    [32, 10],
  ] as const) {
    c.form(
      d`M${x - 28} ${y}Q${x - 24} ${y - 30} ${x} ${y - 30}T${x + 28} ${y}Q${x} ${y + 18} ${x - 28} ${y}Z`,
      '#E0A550',
      { sh: 'br', hi: 'tl' },
    )
    c.p(discD(x, y - 24, 13, 5), '#7A3A24').p(leafD(x, y - 27, 6, 0.4, 0.5), '#5F8A3A')
  }
}

export const MENU = {
  cover: {
    title: 'THE ACRE CAFE',
    strap: 'VEGETARIAN KITCHEN · 8 AM TO 10 PM',
    bg: '#12261F',
    ink: '#FAF6EE',
    accent: '#F2A516',
    items: [],
    art: cup,
  },
  breakfast: {
    title: 'CALL-SHEET BREAKFAST',
    strap: 'FOR CREWS THAT BEAT THE SUN',
    bg: '#FAF0DC',
    ink: '#2A2128',
    accent: '#C4532D',
    art: dosa,
    items: [
      ['GHEE ROAST DOSA', 'SAMBAR, TWO CHUTNEYS', 160],
      ['IDLI & VADA', 'FOUR IDLIS, ONE VADA', 130],
      ['INDORI POHA', 'SEV, POMEGRANATE, LIME', 110],
      ['ALOO PARATHA', 'WHITE BUTTER, PICKLE', 150],
      ['MASALA CHEELA', 'MINT, GRATED PANEER', 140],
      ['FRUIT & GRANOLA', 'CURD, FOREST HONEY', 170],
    ],
  },
  'small-plates': {
    title: 'BETWEEN TAKES',
    strap: 'SMALL PLATES AND CHAAT',
    bg: '#E9C9A4',
    ink: '#3A1E1C',
    accent: '#8A2E3A',
    art: chaat,
    items: [
      ['DAHI PURI', 'SIX, WITH TAMARIND', 120],
      ['SAMOSA CHAAT', 'WARM PEAS, CURD', 130],
      ['PANEER TIKKA', 'FROM THE TANDOOR', 260],
      ['CORN CHAAT', 'BUTTER, LIME, CHILLI', 120],
      ['ONION BHAJI', 'GREEN CHUTNEY', 110],
      ['LOADED FRIES', 'PERI SPICE, CHEESE', 180],
    ],
  },
  mains: {
    title: 'THE RAJWADA TABLE',
    strap: 'THALIS AND MAINS',
    bg: '#6A2438',
    ink: '#FBEFD6',
    accent: '#F2B33A',
    art: thali,
    items: [
      ['RAJWADA THALI', 'SEVEN BOWLS, TWO BREADS', 420],
      ['DAL BAATI CHURMA', 'WITH GARLIC CHUTNEY', 320],
      ['PANEER MAKHANI', 'TOMATO, FENUGREEK', 310],
      ['GATTE KI SABZI', 'GRAM DUMPLINGS, CURD', 260],
      ['VEG DUM BIRYANI', 'RAITA, FRIED ONION', 290],
      ['WOOD-FIRED PIZZA', 'TOMATO, BASIL, MOZZARELLA', 340],
    ],
  },
  sweets: {
    title: 'THE FINAL CUT',
    strap: 'SWEETS AND BAKES',
    bg: '#F3D3C4',
    ink: '#4A1E2E',
    accent: '#B4566A',
    art: cake,
    items: [
      ['JALEBI & RABRI', 'HOT AND COLD', 160],
      ['GULAB JAMUN', 'TWO, WITH PISTACHIO', 120],
      ['MALAI KULFI', 'ON A STICK', 110],
      ['ORANGE CAKE', 'OLIVE OIL, ALMOND', 180],
      ['GHEVAR', 'IN SEASON ONLY', 200],
      ['BROWNIE SUNDAE', 'SALTED JAGGERY', 220],
    ],
  },
  drinks: {
    title: 'LONG SHADOWS, LONG DRINKS',
    strap: 'COOLERS, COFFEE AND CHAI',
    bg: '#2F5A5A',
    ink: '#F6EEDC',
    accent: '#F2A516',
    art: glass,
    items: [
      ['KULHAD CHAI', 'GINGER, CARDAMOM', 60],
      ['FILTER COFFEE', 'BRASS TUMBLER', 80],
      ['AAM PANNA', 'RAW MANGO, CUMIN', 110],
      ['ROSE NIMBU', 'PETALS, LIME, SODA', 120],
      ['KOKUM FIZZ', 'BLACK SALT', 130],
      ['COLD COFFEE', 'VANILLA ICE CREAM', 170],
    ],
  },
  back: {
    title: 'SEE YOU AT GOLDEN HOUR',
    strap: 'ROOM SERVICE UNTIL 10 PM',
    bg: '#C4532D',
    ink: '#FFF3DC',
    accent: '#FBD98A',
    items: [],
    art: glass,
  },
} satisfies Record<string, MenuPage>
export type MenuKind = keyof typeof MENU
export function menuPage(kind: MenuKind, o: PieceOptions = {}): string {
  const m: MenuPage = MENU[kind],
    c = new Canvas({
      kind: 'menu-' + kind,
      seed: o.seed ?? 1,
      time: 'golden',
      paper: 0.35,
      box: { x: 0, y: 0, w: 600, h: 800 },
      label: 'Menu: ' + m.title.toLowerCase(),
      ...(o.grain ? { grain: o.grain } : {}),
    })
  c.p(c.full, m.bg).p(
    c.full,
    c.rad(
      [
        [0.4, '#1A0A1E', 0],
        [1, '#1A0A1E', 0.22],
      ],
      [0.4, 0.35],
      0.9,
    ),
  )
  c.mist('M0 0H600V800H0ZM60 60V740H540V60Z', 'br', '#1A0A1E', 0.4, 'fill-rule="evenodd"')
  c.s(rectD(26, 26, 548, 748), m.accent, 2.4).s(
    'M44 66A22 22 0 0 0 66 44H534A22 22 0 0 0 556 66V734A22 22 0 0 0 534 756H66A22 22 0 0 0 44 734Z',
    m.accent,
    1.4,
  )
  if (kind === 'cover') {
    c.form('M130 640V330A170 170 0 0 1 470 330V640Z', '#F2A516', {
      sh: 'br',
      shc: '#C4532D',
      sho: 0.85,
      hi: 'tl',
      hic: '#FFF3CC',
      hio: 0.7,
    })
    c.form('M130 560Q240 500 330 550T470 540V640H130Z', '#8A4A33', { hi: 't', hic: '#F6C98A' })
    c.clip('M130 640V330A170 170 0 0 1 470 330V640Z', () => {
      c.p(discD(300, 400, 74), '#FFF3CC')
      c.p('M130 600Q300 540 470 600V640H130Z', '#5A2E2A')
    })
    c.at(300, 610, 1.9, () => cup(c))
    for (let i = 0; i < 5; i++) {
      frond(c, 110, 650, -1.57 + (i - 1) * 0.34, 170, i % 2 ? '#4F7A4D' : '#2F5A44', 0.3)
      frond(c, 490, 650, -1.57 - (i - 1) * 0.34, 170, i % 2 ? '#4F7A4D' : '#2F5A44', 0.3)
    }
    text(c, 'THE ACRE', 300, 116, 30, { color: m.ink, weight: 1.3, anchor: 'middle', track: 6 })
    text(c, 'CAFE', 300, 152, 22, { color: m.accent, weight: 1.4, anchor: 'middle', track: 12 })
    text(c, m.strap, 300, 716, 12, { color: m.ink, weight: 1.3, anchor: 'middle', track: 3 })
  } else if (kind === 'back') {
    c.form(discD(300, 330, 170), '#F2A516', { sh: 'b', shc: '#8A2E3A', sho: 0.8, hi: 't', hic: '#FFF3CC', hio: 0.8 })
    c.form('M60 420Q190 350 320 410T540 390V560H60Z', '#6A2438', { hi: 't', hic: '#F0945A' })
    c.at(252, 214, 0.96, () => drawMark(c, 'light'))
    ;['SEE YOU AT', 'GOLDEN HOUR'].forEach((l, i) =>
      text(c, l, 300, 610 + i * 46, 26, { color: m.ink, weight: 1.4, anchor: 'middle', track: 4 }),
    )
    text(c, m.strap, 300, 716, 12, { color: m.accent, weight: 1.4, anchor: 'middle', track: 3 })
  } else {
    const words = m.title.split(' '),
      half = Math.ceil(words.length / 2),
      ls = m.title.length > 15 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [m.title]
    ls.forEach((l, i) =>
      text(c, l, 300, (ls.length > 1 ? 100 : 118) + i * 38, 25, {
        color: m.ink,
        weight: 1.5,
        anchor: 'middle',
        track: 4,
      }),
    )
    text(c, m.strap, 300, 168, 10.5, { color: m.accent, weight: 1.5, anchor: 'middle', track: 3.4 })
    c.s('M90 192H262M338 192H510', m.accent, 1.6)
    c.p('M300 180L312 192L300 204L288 192Z', m.accent)
    m.items.forEach(([n, note, p], i) => {
      const y = 246 + i * 66
      c.s(rectD(84, y - 13, 12, 12), '#3F8A4A', 1.8)
      c.p(discD(90, y - 7, 3), '#3F8A4A')
      text(c, n, 108, y, 15, { color: m.ink, weight: 1.45, track: 2.6 })
      text(c, note, 108, y + 22, 9.4, { color: m.ink, weight: 1.25, track: 3, attrs: 'opacity=".72"' })
      text(c, '₹' + p, 520, y, 15, { color: m.accent, weight: 1.6, anchor: 'end', track: 2 })
    })
    c.at(300, 722, 0.9, () => m.art(c))
    for (const s of [-1, 1]) {
      for (let i = 0; i < 4; i++)
        c.p(
          leafD(300 + s * (140 + i * 26), 716 - i * 7, 18, s > 0 ? -0.5 - (i % 2) * 0.9 : -2.6 + (i % 2) * 0.9, 0.36),
          i % 2 ? '#6E9458' : '#3F6B45',
        )
      blooms(
        c,
        [
          [300 + s * 130, 722],
          [300 + s * 154, 732],
        ],
        15,
        ['#F2A516', '#E79A92'],
      )
    }
  }
  return c.svg()
}
