/** plan.ts - the acres from above, for home's map (1200 x 640). North is up; the light still comes from the left. */
import { Canvas, blob, d, discD, mix, poly, rectD } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import type { PieceOptions } from '../kit/stage.ts'

const W = 1200
const H = 640
const EDGE =
  'M96 64Q300 24 560 40T1010 44Q1130 60 1150 170Q1176 330 1140 480Q1110 590 960 600Q700 622 430 606T120 580Q44 540 50 360Q40 140 96 64Z'

const shade = (c: Canvas, path: string, dx = 12, dy = 10): void => {
  c.add(`<path d="${path}" fill="#2B4A3A" opacity=".2" transform="translate(${dx} ${dy})"/>`)
}
function roof(c: Canvas, x: number, y: number, w: number, h: number, tone: string, turn = 0): void {
  c.g(`transform="rotate(${turn} ${x} ${y})"`, () => {
    shade(c, rectD(x - w / 2, y - h / 2, w, h))
    c.p(rectD(x - w / 2, y - h / 2, w, h / 2), mix(tone, '#FFF3DC', 0.22)).p(
      rectD(x - w / 2, y, w, h / 2),
      mix(tone, '#2A1030', 0.16),
    )
    let seams = ''
    for (let i = 1; i < w / 14; i++) seams += d`M${x - w / 2 + i * 14} ${y - h / 2}v${h}`
    c.s(seams, mix(tone, '#2A1030', 0.3), 1.4, 'opacity=".5"').s(d`M${x - w / 2} ${y}h${w}`, '#FFF3DC', 3)
  })
}
/** Three crowns of each tone, drawn once and placed often. */
function tree(c: Canvas, x: number, y: number, r: number, tone: string): void {
  c.once(`tree${tone}${Math.round(x) % 3}`, () => {
    const crown = blob(c.r, 0, 0, 50, 50, 9, 0.08)
    shade(c, crown, 15, 13)
    c.p(crown, tone).p(blob(c.r, -10, -11, 29, 28, 7, 0.1), mix(tone, '#F3E7A8', 0.3))
  })(Math.round(x), Math.round(y), Math.round(r * 2) / 100)
}

/** Trees keep off these: places and paths. */
const CLEAR: readonly (readonly [x: number, y: number, r: number])[] = [
  [330, 222, 82],
  [552, 186, 100],
  [806, 178, 100],
  [948, 352, 130],
  [640, 520, 96],
  [232, 500, 96],
  [962, 540, 84],
  [600, 350, 150],
  [176, 300, 100],
  [190, 130, 96],
  [650, 150, 56],
  [230, 320, 66],
  [60, 468, 70],
  [1124, 78, 80],
  [430, 400, 50],
  [780, 440, 50],
  [440, 270, 60],
  [700, 262, 60],
  [420, 520, 60],
  [800, 560, 50],
  [330, 380, 60],
]

function acres(c: Canvas): void {
  const b = c.box
  c.p(c.full, '#EEF0DC')
  c.form(EDGE, '#D5E2B6', { hi: 'tl', hic: '#EAF0CC', hio: 0.9, sh: 'br', shc: '#8FA870', sho: 0.35 })
  c.clip(EDGE, () => {
    // Meadows, mown in stripes.
    for (const [x, y, rx, ry] of [
      [552, 190, 150, 100],
      [640, 540, 170, 90],
      [950, 360, 170, 130],
    ] as const)
      c.p(discD(x, y, rx, ry), '#E4ECC4', 'opacity=".8"')
    // The lake with its jetty.
    const lake = 'M490 330Q520 272 610 286Q716 276 730 340Q742 404 660 420Q560 436 510 408Q470 384 490 330Z'
    c.form(lake, '#8FC2C6', { hi: 'tl', hic: '#CFE6E0', hio: 0.8, sh: 'br', shc: '#2F6F7A', sho: 0.4 }).s(
      lake,
      '#F3E7C8',
      6,
    )
    c.s('M540 340q18-8 36 0t36 0M600 382q18-8 36 0t36 0', '#F4FAF4', 3, 'opacity=".8" stroke-linecap="round"')
    c.s('M716 372L640 352', '#8A5E44', 13).s('M716 372L640 352', '#C98E5E', 9, 'stroke-dasharray="5 2"')
    c.form('M604 338q20-11 44 4q-20 13-44-4z', '#C4402F', {})
    // Paths.
    const paths =
      'M44 470Q160 440 300 400T470 300Q530 250 640 244T850 250Q960 262 1000 330M300 400Q400 470 460 500T640 500Q790 500 850 440T960 400M330 250Q380 300 420 330M552 200V260M806 190V246M232 470L300 400M900 540Q860 500 800 478M190 170Q240 260 330 300'
    c.s(paths, '#E2CFA0', 21, 'stroke-linecap="round"').s(paths, '#F6E9C8', 15, 'stroke-linecap="round"')
    // Sunflowers in rows, and the grass strip with its biplane.
    for (let row = 0; row < 6; row++)
      c.s(
        d`M${98 + row * 5} ${264 + row * 17}h150`,
        row % 2 ? '#F2B52A' : '#E59A1E',
        9,
        'stroke-dasharray="1 12" stroke-linecap="round"',
      )
    c.p('M88 100L300 84L304 126L92 144Z', '#C3D398').s('M104 122L292 106', '#FBF3E0', 3, 'stroke-dasharray="16 12"')
    c.g('transform="rotate(-5 200 114)"', () => {
      shade(c, 'M164 108h74v10h-74zM186 86h14v56h-14z')
      c.p('M160 109h80q8 5 0 9h-80zM184 82h17v62h-17zM164 100h7v26h-7z', '#C4402F').p('M188 82h6v62h-6z', '#FBEBD9')
    })
    // 1 Texas Ranch: barn and water tower, hay, a fence.
    roof(c, 552, 192, 118, 70, '#B4402F', -8)
    shade(c, discD(650, 150, 20))
    c.form(discD(650, 150, 20), '#A4724A', { sh: 'br', hi: 'tl' })
    c.p(discD(478, 232, 11) + discD(494, 246, 11) + discD(470, 252, 11), '#E0B04A')
    c.s('M450 130L620 106L690 196', '#8A6A50', 4, 'stroke-dasharray="12 4"')
    // 2 The Rajwada Courtyard: four wings around a checkered floor with a fountain.
    c.g('transform="rotate(6 948 360)"', () => {
      shade(c, rectD(868, 290, 160, 140))
      c.p(rectD(868, 290, 160, 140), '#D9985E')
        .p(rectD(868, 290, 160, 70), '#E6AC74')
        .p(rectD(900, 318, 96, 84), '#F6E3C0')
      let tiles = ''
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 5; j++) if ((i + j) % 2) tiles += rectD(900 + i * 16, 318 + j * 16.8, 16, 16.8)
      c.p(tiles, '#D9A878')
        .p(discD(948, 360, 19), '#F3EAD4')
        .p(discD(948, 360, 13), '#6FB0B8')
        .p(discD(948, 360, 4), '#FFFFFF')
      for (const [x, y] of [
        [876, 298],
        [1020, 298],
        [876, 422],
        [1020, 422],
      ] as const)
        c.form(discD(x, y, 17), '#EBC08A', { sh: 'br', hi: 'tl' })
    })
    // 3 Love Blossom.
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.86 + (i * 1.28) / 10)
      tree(c, 330 + Math.cos(a) * 50, 240 + Math.sin(a) * 44, 19, i % 2 ? '#E79AA4' : '#D9748A')
    }
    c.p(rectD(312, 244, 36, 8), '#8A5636')
    // 4 Luminous Tree: one crown, and the ring of its lamps.
    tree(c, 640, 524, 62, '#4F7A4D')
    c.s(discD(640, 524, 78, 70), '#F2A516', 8, 'stroke-dasharray="1 21" stroke-linecap="round"')
    // 5 The Glasshouse.
    c.g('transform="rotate(4 806 180)"', () => {
      shade(c, rectD(744, 148, 124, 64))
      c.form(rectD(744, 148, 124, 64), '#A8D0C8', {
        hi: 'tl',
        hic: '#F0FAF4',
        hio: 0.9,
        sh: 'br',
        shc: '#4F8A84',
        sho: 0.4,
      })
      let ribs = d`M744 180h124`
      for (let i = 0; i <= 8; i++) ribs += d`M${744 + i * 15.5} 148v64`
      c.s(ribs, '#2F6F6B', 2.6).s(rectD(744, 148, 124, 64), '#2F6F6B', 4)
    })
    // 6 The cafe with its parasols.
    roof(c, 214, 492, 92, 62, '#D9863A', 4)
    for (const [x, y, tone] of [
      [290, 486, '#C4532D'],
      [288, 536, '#2F7A72'],
      [232, 554, '#F2A516'],
    ] as const) {
      shade(c, discD(x, y, 19), 6, 6)
      c.p(discD(x, y, 19), tone)
      const wedges = [0, 2, 4].map((i) =>
        poly([
          [x, y],
          [x + Math.cos(i * 1.047) * 19, y + Math.sin(i * 1.047) * 19],
          [x + Math.cos((i + 1) * 1.047) * 19, y + Math.sin((i + 1) * 1.047) * 19],
        ]),
      )
      c.p(wedges.join(''), '#FBEBD9')
    }
    // 7 In The Woods.
    for (const [x, y, r] of [
      [890, 500, 25],
      [1034, 506, 27],
      [1050, 560, 22],
      [884, 566, 20],
      [1010, 470, 19],
    ] as const)
      tree(c, x, y, r, '#3F6B4A')
    roof(c, 962, 546, 78, 56, '#7A5A72', -10)
    c.p(discD(936, 508, 7), '#F2A516')
    // Trees wherever there is room.
    let planted = 0
    const stood: Pt[] = []
    for (let i = 0; i < 700 && planted < 58; i++) {
      const x = c.r.range(b.x + 70, b.x + W - 80),
        y = c.r.range(b.y + 84, b.y + H - 62)
      if (
        CLEAR.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) < r) ||
        stood.some((at) => Math.hypot(x - at[0], y - at[1]) < 44)
      )
        continue
      stood.push([x, y])
      tree(c, x, y, c.r.range(13, 24), ['#7FA35E', '#5F8F5A', '#94B46A', '#4F7A4D'][planted++ % 4]!)
    }
  })
  c.s(EDGE, '#7FA35E', 9, 'opacity=".35"').s(EDGE, '#4F7A4D', 3, 'stroke-dasharray="9 8"')
  // The gate.
  c.p('M36 452h26v10h-26zM36 484h26v10h-26z', '#8A4A33')
  // A north arrow without its letter.
  c.p('M1112 92L1124 56L1136 92L1124 84Z', '#C4532D').s(discD(1124, 78, 34), '#C9B98A', 2)
}

export const PLANS = {
  acres: { alt: 'The acres from above: seven places, paths between them, and a lake', draw: acres },
}
export type PlanKind = keyof typeof PLANS
export function plan(kind: PlanKind, o: PieceOptions = {}): string {
  const c = new Canvas({
    kind: 'plan-' + kind,
    seed: o.seed ?? 1,
    time: 'noon',
    box: { x: 0, y: 0, w: W, h: H },
    label: PLANS[kind].alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  PLANS[kind].draw(c)
  return c.svg()
}
