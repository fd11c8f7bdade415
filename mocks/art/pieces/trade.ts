/** trade.ts - what somebody who can be hired brings along (900 x 1000). */
import { Canvas, d, discD, rectD } from '../kit/core.ts'
import type { PieceOptions } from '../kit/stage.ts'
import { stage } from '../kit/stage.ts'
import { blooms, grass, ground, hills, leafD, sky, treeline } from '../kit/nature.ts'
import { figure } from '../kit/people.ts'
import type { Time } from '../kit/light.ts'
import { OUTFITS } from './outfits.ts'
import { PROPS } from './props.ts'

type Draw = (c: Canvas) => void
interface TradeDef {
  alt: string
  time: Time
  draw: Draw
}

const shade = (c: Canvas, path: string, dx = 14, dy = 16): void => {
  c.add(`<path d="${path}" fill="${c.L.shade}" opacity=".3" transform="translate(${dx} ${dy})"/>`)
}

const makeup: Draw = (c) => {
  stage(c, 2, 'none', 930)
  // the mirror, bulbs around it, the bride in it
  shade(c, discD(450, 380, 300), 22, 26)
  c.form(discD(450, 380, 300), c.t('#8E4A33'), { sh: 'br', hi: 'tl', hio: 0.6 })
  c.p(discD(450, 380, 246), c.t('#E9BC5A', 0, 0.1))
  c.clip(discD(450, 380, 238), () => {
    c.p(
      discD(450, 380, 238),
      c.lin(
        [0, 0, 0, 1],
        [
          [0, '#F6DDB0'],
          [0.6, '#E9A888'],
          [1, '#B4566A'],
        ],
      ),
    )
    c.p('M300 640V300A150 150 0 0 1 600 300V640Z', '#FBEBD0', 'opacity=".6"')
    figure(c, 452, 742, 560, 'bride', { main: '#B4203E', accent: '#F2B33A', cast: false })
    c.p('M230 250L420 130L470 130L230 330ZM250 420L560 170L590 190L270 460Z', '#FFFFFF', 'opacity=".22"')
  })
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2 + 0.2,
      x = 450 + Math.cos(a) * 273,
      y = 380 + Math.sin(a) * 273
    c.glow(x, y, 52, '#FFE9A0', 0.6)
    c.p(discD(x, y, 17), '#FFF8DC').s(discD(x, y, 18), c.t('#C48A3A'), 3)
  }
  // the table
  c.form('M0 700H900V1000H0Z', c.t('#7A3A2E'), { sh: 'br', sho: 0.6, hi: 'tl', hio: 0.4 })
  c.p('M0 700H900V716H0Z', c.t('#E9C79A', 0, 0.1))
  // brushes in a jar
  for (const [x, top, tilt, tip, w] of [
    [150, 520, -16, '#C47A6A', 26],
    [182, 486, -4, '#3A2A2A', 20],
    [214, 500, 8, '#E9A06A', 30],
    [240, 540, 18, '#7A4A5A', 18],
  ] as const) {
    c.g(`transform="rotate(${tilt} ${x} 760)"`, () => {
      c.s(d`M${x} 800V${top + 70}`, c.t('#2A2128'), 10).s(d`M${x} ${top + 96}V${top + 62}`, c.t('#E9BC5A', 0, 0.1), 15)
      c.form(
        d`M${x - w / 2} ${top + 66}Q${x - w * 0.8} ${top + 18} ${x} ${top}Q${x + w * 0.8} ${top + 18} ${x + w / 2} ${top + 66}Z`,
        tip,
        { sh: 'r', hi: 'l' },
      )
    })
  }
  shade(c, 'M112 740H276L262 900H126Z')
  c.form('M112 740H276L262 900H126Z', c.t('#8FB4B8', 0, 0.1), { sh: 'r', hi: 'l', hio: 0.7 })
  c.p('M116 774H272L270 800H118Z', c.t('#FBEBD0'), 'opacity=".7"').p(
    'M112 740H276L274 752H114Z',
    '#FFFFFF',
    'opacity=".5"',
  )
  // palette
  c.g('transform="rotate(-7 480 850)"', () => {
    shade(c, 'M330 790H640V920H330Z')
    c.form('M330 802Q330 790 342 790H628Q640 790 640 802V908Q640 920 628 920H342Q330 920 330 908Z', c.t('#2A2128'), {
      hi: 'tl',
      hic: '#9A90A8',
      hio: 0.5,
    })
    ;[
      '#D9586E',
      '#E9A06A',
      '#B4684A',
      '#8A3A5A',
      '#F2C9A8',
      '#A85A7A',
      '#D9A23C',
      '#6A3A3A',
      '#E9869A',
      '#C47A4A',
    ].forEach((tone, i) => {
      c.form(discD(368 + (i % 5) * 58, 824 + (i > 4 ? 60 : 0), 24, 23), tone, { hi: 'tl', hio: 0.5, sh: 'br' })
    })
  })
  // lipsticks, powder, flowers
  for (const [x, y, tone] of [
    [700, 800, '#B4203E'],
    [756, 826, '#D9586E'],
  ] as const) {
    shade(c, rectD(x - 20, y - 60, 40, 130))
    c.form(rectD(x - 20, y, 40, 76), c.t('#2A2128'), { hi: 'l', hic: '#9A90A8' })
    c.form(rectD(x - 16, y - 26, 32, 28), c.t('#E9BC5A'), { hi: 'l', hio: 0.6, sh: 'r' })
    c.form(d`M${x - 13} ${y - 26}V${y - 64}L${x + 13} ${y - 84}V${y - 26}Z`, tone, { sh: 'r', hi: 'l' })
  }
  blooms(
    c,
    [
      [812, 742],
      [850, 776],
      [800, 800],
      [862, 720],
      [838, 826],
      [60, 742],
      [40, 790],
      [84, 782],
    ],
    46,
    [c.t('#F2A516'), c.t('#FBEBD9', 0, 0.2), c.t('#D9606A')],
  )
}

const photographs: Draw = (c) => {
  sky(c, { horizon: 640, sun: [450, 470], sunR: 110, clouds: 5, birds: [640, 240] })
  hills(c, 610, '#B48A6A', 0.45, 90, 4)
  treeline(c, 650, 40, '#6E7A4A', 0.25)
  ground(c, 640, '#C9A24E', { near: 0.5 })
  figure(c, 352, 742, 190, 'groom', { main: '#2C2F5B', accent: '#F2B33A' })
  figure(c, 420, 748, 182, 'bride', { main: '#B4203E', accent: '#F2B33A' })
  grass(c, 0, 900, 800, 60, c.t('#8A7A3A', 0, -0.1), 10)
  // the tripod
  c.s('M562 640L436 1010M582 640L706 1010M572 640L578 1020', c.t('#2A2430'), 26).s(
    'M556 660L448 980M588 660L694 980',
    c.t('#6A6478'),
    6,
  )
  c.s('M500 830H648', c.t('#2A2430'), 10)
  c.form('M536 600H612V660H536Z', c.t('#3A3440'), { hi: 'l', hio: 0.5 })
  // the camera from behind, the couple on its screen
  const body =
    'M300 330Q300 306 324 306H460L494 256H640L672 306H812Q836 306 836 330V588Q836 612 812 612H324Q300 612 300 588Z'
  shade(c, body, 16, 20)
  c.form(body, c.t('#2A2632'), { sh: 'br', sho: 0.5, hi: 'tl', hic: '#B0A6BC', hio: 0.55 })
  c.p('M508 268H628L650 306H484Z', c.t('#15121A')).p(rectD(520, 276, 94, 26), c.t('#4A4458'))
  c.form('M330 356H664V584H330Z', c.t('#15121A'), { hi: 'tl', hic: '#6A6478', hio: 0.5 })
  c.clip('M342 368H652V572H342Z', () => {
    c.p(
      'M342 368H652V572H342Z',
      c.lin(
        [0, 0, 0, 1],
        [
          [0, '#E99A5A'],
          [0.55, '#FBD98A'],
          [1, '#D98A4A'],
        ],
      ),
    )
    c.p(discD(500, 486, 52), '#FFF6D8')
      .p('M342 520Q420 496 500 512T652 504V572H342Z', c.t('#8A5A34'))
      .p('M342 540Q480 524 652 540V572H342Z', c.t('#6A4426'))
    figure(c, 478, 560, 104, 'groom', { main: '#2C2F5B', cast: false })
    figure(c, 522, 562, 98, 'bride', { main: '#8A1A3A', cast: false })
    c.s('M445 368V572M549 368V572M342 436H652M342 504H652', '#FFFFFF', 1.4, 'opacity=".5"')
    c.s('M460 448h-12v12M536 448h12v12M460 548h-12v-12M536 548h12v-12', '#F2A516', 4)
  })
  c.form(discD(750, 400, 46), c.t('#3A3644'), { sh: 'br', hi: 'tl', hic: '#B0A6BC' })
  c.p(discD(750, 400, 20), c.t('#15121A'))
  c.s('M750 476h.1M706 520h.1M790 520h.1M750 560h.1', c.t('#5A5468'), 26, 'stroke-linecap="round"').s(
    'M706 340h.1',
    '#D9402E',
    18,
    'stroke-linecap="round"',
  )
  c.form(rectD(700, 284, 70, 24), c.t('#4A4458'), { hi: 't' })
  c.s('M302 350C210 420 190 520 236 640', c.t('#C4532D'), 20, 'stroke-linecap="round"').s(
    'M302 350C210 420 190 520 236 640',
    c.t('#FBEBD0'),
    4,
    'stroke-dasharray="10 12"',
  )
  grass(c, -20, 330, 1020, 150, c.t('#5A5026', 0, -0.3), 12)
  grass(c, 640, 920, 1020, 130, c.t('#5A5026', 0, -0.3), 12)
  c.glow(450, 470, 420, c.L.glow, 0.4)
}

const films: Draw = (c) => {
  sky(c, { horizon: 660, sun: [240, 560], sunR: 84, clouds: 6 })
  hills(c, 630, '#4A3A6A', 0.3, 110, 4)
  ground(c, 656, '#6A4A5A', { near: 0.6 })
  figure(c, 190, 770, 200, 'dancer', { main: '#C42A5A', accent: '#F2B33A' })
  // rails and the dolly
  c.s('M-40 930L960 880M-40 985L960 945', c.t('#C9C2D0'), 12)
  c.s(
    'M60 916L40 1000M220 908L214 990M380 900L388 984M540 892L562 974M700 886L736 966M860 878L906 956',
    c.t('#4A2F2A'),
    20,
  )
  c.form('M380 852H860L886 912H356Z', c.t('#3A3440'), { hi: 'tl', hic: '#B0A6BC', hio: 0.4 })
  for (const x of [430, 810]) c.form(discD(x, 922, 30), c.t('#15121A'), { hi: 'tl', hic: '#9A90A8' })
  c.s('M620 852V640M620 700L500 852M620 700L744 852', c.t('#2A2430'), 24).s('M612 840V660', c.t('#6A6478'), 6)
  c.form('M560 612H690L668 668H582Z', c.t('#3A3440'), { hi: 'l' })
  // the camera: matte box, lens, body, magazine, monitor
  c.form('M250 394L326 424V572L250 602Z', c.t('#1E1A24'), { hi: 'r', hic: '#6A6478' })
  c.p('M250 394L232 386V610L250 602Z', c.t('#2F6F7A')).p('M250 394L206 344L340 372L326 424Z', c.t('#2A2632'))
  c.form('M326 446H440V556H326Z', c.t('#34303C'), { sh: 'b', hi: 't', hic: '#B0A6BC', hio: 0.6 })
  c.s('M350 446V556M372 446V556M412 446V556', c.t('#15121A'), 4)
  c.form('M440 400H760V612H440Z', c.t('#2A2632'), { sh: 'br', hi: 'tl', hic: '#B0A6BC', hio: 0.55 })
  c.form('M490 400Q480 262 604 256Q742 250 748 400Z', c.t('#34303C'), { sh: 'r', hi: 'tl', hic: '#B0A6BC', hio: 0.5 })
  c.s(discD(566, 336, 44) + discD(678, 336, 44), c.t('#15121A'), 8)
  c.s('M566 336h.1M678 336h.1', c.t('#F2C25A'), 20, 'stroke-linecap="round"')
  c.form('M760 430H846V566H760Z', c.t('#1E1A24'), { hi: 't', hic: '#6A6478' })
  c.p(rectD(470, 430, 120, 50), '#F2C25A').p('M612 470h110v14h-110zM612 500h80v12h-80z', c.t('#5A5468'))
  c.form(discD(500, 556, 34), c.t('#C9C2D0'), { sh: 'br', hi: 'tl' })
  c.p(discD(500, 556, 12), c.t('#2A2430'))
  c.s('M470 400V300H430', c.t('#2A2430'), 10)
  c.g('transform="rotate(-6 384 264)"', () => {
    c.form('M300 206H452V318H300Z', c.t('#15121A'), { hi: 'tl', hic: '#6A6478' })
    c.p(
      'M310 216H442V308H310Z',
      c.lin(
        [0, 0, 0, 1],
        [
          [0, '#6E4478'],
          [0.7, '#F2A26A'],
          [1, '#7A3A4A'],
        ],
      ),
    ).p(discD(372, 278, 18), '#FFE9B0')
  })
  c.at(640, 640, 0.46, () => PROPS.clapperboard.draw(c, 506))
  grass(c, -20, 260, 1020, 120, c.t('#2A1E34', 0, -0.2), 12)
  c.glow(240, 560, 420, c.L.glow, 0.45)
}

const dresses: Draw = (c) => {
  stage(c, 6, 'window', 900)
  // the rail
  c.s('M520 250H880M560 250V880M850 250V880', c.t('#3A2A2A'), 12)
  c.at(500, 196, 0.74, () => OUTFITS.sherwani.draw(c))
  c.at(640, 196, 0.74, () => OUTFITS.anarkali.draw(c))
  // the form in front, half dressed; a table with the tools
  c.at(-10, 90, 1.22, () => OUTFITS.lehenga.draw(c))
  c.s('M236 292C190 380 210 460 170 560M332 292C372 372 350 452 366 540', '#F2C25A', 15).s(
    'M236 292C190 380 210 460 170 560M332 292C372 372 350 452 366 540',
    '#3A2A2A',
    7,
    'stroke-dasharray="2 12"',
  )
  shade(c, 'M500 800H940V1010H470Z', -10, -14)
  c.form('M500 800H940V1010H470Z', c.t('#8E4A33'), { sh: 'br', hi: 'tl', hio: 0.5 })
  c.p('M500 800H940V816H498Z', c.t('#F2D8AC'))
  for (const [x, y, tone] of [
    [570, 862, '#C4532D'],
    [634, 882, '#2F6F6B'],
    [600, 936, '#F2A516'],
  ] as const) {
    c.form(rectD(x - 22, y - 34, 44, 68), tone, { sh: 'r', hi: 'l' })
    c.p(rectD(x - 30, y - 42, 60, 12) + rectD(x - 30, y + 30, 60, 12), c.t('#E9C79A'))
    c.s(d`M${x - 22} ${y - 16}h44M${x - 22} ${y}h44M${x - 22} ${y + 16}h44`, c.t('#2A1820'), 1.8, 'opacity=".35"')
  }
  c.s('M716 846L850 960M846 848L718 958', '#C9CED6', 15, 'stroke-linecap="round"')
    .s('M716 846L782 902', '#FFFFFF', 3)
    .p(discD(782, 903, 7), c.t('#3A3440'))
  c.s(discD(870, 978, 28, 22) + discD(702, 974, 28, 22), '#B4303E', 13)
  c.form('M828 800Q836 730 896 742V800Z', '#D9586E', { hi: 'tl', sh: 'r' })
  c.s('M846 770l-10-34M862 760l-2-38M880 764l10-36', '#C9CED6', 3).s(
    'M836 736h.1M860 722h.1M890 728h.1',
    '#FBF0DC',
    11,
    'stroke-linecap="round"',
  )
  c.p(leafD(740, 780, 26, 0.4, 0.5) + leafD(770, 776, 22, 2.4, 0.5), c.t('#4F7A4D'))
}

export const TRADES = {
  'makeup-artist': {
    alt: 'A bride in a mirror ringed with bulbs, before it brushes, lipsticks and a palette',
    time: 'golden',
    draw: makeup,
  },
  photographer: {
    alt: 'A camera on a tripod in a field, a couple before a low sun on its screen',
    time: 'golden',
    draw: photographs,
  },
  cinematographer: { alt: 'A film camera on rails at dusk, a dancer before it', time: 'dusk', draw: films },
  'dress-stylist': {
    alt: 'A dressed form with a tape measure, a rail of outfits, spools and scissors',
    time: 'golden',
    draw: dresses,
  },
} satisfies Record<string, TradeDef>
export type TradeKind = keyof typeof TRADES

export function trade(kind: TradeKind, o: PieceOptions = {}): string {
  const { alt, time, draw } = TRADES[kind]
  const c = new Canvas({
    kind: 'trade-' + kind,
    seed: o.seed ?? 1,
    time: o.time ?? time,
    box: { x: 0, y: 0, w: 900, h: 1000 },
    label: alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  draw(c)
  return c.svg()
}
