/** objects.ts - what stands in front in a still: around (400, 500), some 300 high, lit from the left. */
import { Canvas, d, discD, mix, rectD } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import { blooms, frond, leafD } from '../kit/nature.ts'

type Draw = (c: Canvas) => void
const BRASS = '#D9A23C'
const shadow = (c: Canvas, x: number, y: number, rx: number, ry = rx * 0.16): void => {
  c.p(discD(x + rx * 0.22, y, rx, ry), c.L.shade, 'opacity=".38"')
}
const brass = { sh: 'r', sho: 0.65, hi: 'l', hic: '#FFF0B8', hio: 0.7 } as const

export const hatAndBoots: Draw = (c) => {
  shadow(c, 420, 560, 290)
  c.form('M150 410Q150 392 176 390H640Q664 392 664 412V546Q664 566 640 566H172Q150 566 150 546Z', c.t('#D9AE58'), {
    sh: 'r',
    sho: 0.55,
    hi: 'tl',
    hio: 0.5,
  })
  let straw = ''
  for (let i = 0; i < 90; i++) {
    const x = c.r.range(160, 640),
      y = c.r.range(398, 558)
    straw += d`M${x} ${y}l${c.r.range(14, 34)} ${c.r.jit(9)}`
  }
  c.s(straw, c.t('#8A6428'), 2.4, 'opacity=".55" stroke-linecap="round"')
  c.s('M266 392V566M548 392V566', c.t('#7A3A2A'), 6)
  for (const x of [440, 530]) {
    c.form(
      d`M${x} 238Q${x + 36} 230 ${x + 66} 242L${x + 62} 340Q${x + 104} 350 ${x + 112} 392H${x + 4}L${x + 2} 350Z`,
      c.t('#8A4A2A'),
      { sh: 'r', sho: 0.6, hi: 'l', hio: 0.45 },
    )
    c.p(d`M${x + 2} 392h112v9h-78l-4 11h-30z`, c.t('#3A241E'))
    c.s(d`M${x + 14} 262q20 30 40 0M${x + 14} 286q20 30 40 0`, c.t('#E9C07A'), 3.4, 'stroke-linecap="round"')
    c.s(d`M${x} 242q34 16 66 2`, c.t('#5A2A1A'), 4)
  }
  c.form('M150 372Q180 346 230 354Q300 372 380 352Q420 346 436 366Q420 402 296 404Q176 402 150 372Z', c.t('#C99A5E'), {
    sh: 'b',
    sho: 0.5,
    hi: 't',
    hio: 0.5,
  })
  c.form('M214 364Q212 286 250 276Q280 290 300 280Q340 268 366 288Q380 316 378 362Q290 388 214 364Z', c.t('#D9AE74'), {
    sh: 'r',
    sho: 0.55,
    hi: 'tl',
    hio: 0.5,
  })
  c.p('M213 346Q296 372 378 344L379 364Q290 388 214 364Z', c.t('#5A2A2A'))
}

export const urli: Draw = (c) => {
  shadow(c, 410, 552, 250, 34)
  c.form('M160 440Q176 540 330 556H480Q628 540 644 440Z', c.t(BRASS), brass)
  c.form(discD(402, 438, 264, 62), c.t('#F2CF78', 0, 0.1), { sh: 'r', sho: 0.4, hi: 'l', hio: 0.6 })
  c.form(discD(402, 438, 238, 50), c.t('#4A8A86'), { sh: 'b', sho: 0.4, hi: 't', hio: 0.5 })
  c.s('M150 430q-34-4-30-40q8-24 34-6M654 430q34-4 30-40q-8-24-34-6', c.t(BRASS), 11, 'stroke-linecap="round"')
  const pts: Pt[] = []
  for (let i = 0; i < 22; i++) {
    const a = c.r.range(0, 6.28),
      k = c.r.range(0.3, 0.86)
    pts.push([402 + Math.cos(a) * 220 * k, 436 + Math.sin(a) * 42 * k])
  }
  blooms(c, pts, 24, [c.t('#F2A516', 0, 0.1), c.t('#E5722B'), c.t('#D23C5A'), c.t('#FBEBD9', 0, 0.2)])
  for (const [x, y] of [
    [330, 426],
    [402, 452],
    [480, 424],
  ] as const) {
    c.glow(x, y - 26, 90, '#FFC25A', 0.65)
    c.p(discD(x, y, 26, 8), '#F2C25A').p(
      d`M${x - 9} ${y - 4}Q${x - 14} ${y - 26} ${x} ${y - 50}Q${x + 14} ${y - 26} ${x + 9} ${y - 4}Z`,
      '#FFB43A',
    )
    c.p(d`M${x - 4} ${y - 5}Q${x - 6} ${y - 18} ${x} ${y - 30}Q${x + 6} ${y - 18} ${x + 4} ${y - 5}Z`, '#FFF6D8')
  }
}

export const thali: Draw = (c) => {
  shadow(c, 410, 540, 260, 46)
  c.form(discD(400, 496, 258, 76), c.t(BRASS), brass)
  c.form(discD(400, 488, 236, 64), c.t('#EBC46A', 0, 0.15), { sh: 'br', sho: 0.45 })
  for (const [x, y, fill, top] of [
    [268, 478, '#B4302A', '#D9402F'],
    [536, 476, '#C9881E', '#F2B52A'],
  ] as const) {
    c.form(d`M${x - 46} ${y}Q${x - 40} ${y + 38} ${x} ${y + 40}Q${x + 40} ${y + 38} ${x + 46} ${y}Z`, c.t(fill), brass)
    c.p(discD(x, y, 46, 14), c.t(BRASS)).p(
      d`M${x - 40} ${y}Q${x} ${y - 34} ${x + 40} ${y}Q${x} ${y + 16} ${x - 40} ${y}Z`,
      c.t(top, 0, 0.1),
    )
  }
  for (let i = 0; i < 5; i++)
    c.form(discD(350 + i * 26, 532 - (i % 2) * 14, 24, 17), c.t('#F2C078', 0, 0.1), {
      sh: 'br',
      sho: 0.5,
      hi: 'tl',
      hio: 0.5,
    })
  c.form('M366 470L374 396Q400 384 426 396L434 470Q400 486 366 470Z', c.t(BRASS), brass)
  c.form('M318 392Q330 424 400 426Q470 424 482 392Z', c.t(BRASS), brass)
  c.p(discD(400, 392, 82, 17), c.t('#F2CF78', 0, 0.2))
  for (const x of [348, 400, 452]) {
    c.glow(x, 350, 100, '#FFC25A', 0.6)
    c.p(d`M${x - 13} 390Q${x - 20} 350 ${x} 306Q${x + 20} 350 ${x + 13} 390Z`, '#FF9E2E').p(
      d`M${x - 6} 390Q${x - 9} 364 ${x} 342Q${x + 9} 364 ${x + 6} 390Z`,
      '#FFF3C4',
    )
  }
}

export const lampAndRope: Draw = (c) => {
  shadow(c, 320, 530, 140)
  shadow(c, 560, 556, 170)
  c.glow(310, 380, 300, '#FFC25A', 0.6)
  c.s('M230 300Q310 190 390 300', c.t('#4A3A34'), 8)
  c.form('M262 300H358L344 268H276Z', c.t('#3A5A5E'), { sh: 'r', hi: 'l' })
  c.p(
    'M262 300Q232 390 262 470H358Q388 390 358 300Z',
    c.rad(
      [
        [0, '#FFFBE4'],
        [0.4, '#FFD67A'],
        [1, '#C9743A', 0.85],
      ],
      [0.5, 0.62],
      0.7,
    ),
  )
  c.p('M296 466Q286 430 310 386Q334 430 324 466Z', '#FFF6DC')
  c.s('M262 300Q232 390 262 470M358 300Q388 390 358 470M240 384H380', c.t('#3A4A4E'), 6)
  c.form('M240 470H380L394 522H226Z', c.t('#3A5A5E'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.6 })
  for (let i = 0; i < 5; i++) {
    const y = 540 - i * 20,
      w = 132 - (i % 2) * 8
    c.s(discD(560, y, w, 30), c.t('#6A4428'), 25).s(discD(560, y, w, 30), c.t('#D9B478', 0, i * 0.05), 20)
    c.s(discD(560, y, w, 30), c.t('#8A6238'), 20, 'stroke-dasharray="3 13" opacity=".6"')
  }
  c.p(discD(560, 456, 106, 22), c.t('#3A2620'))
}

export const coconut: Draw = (c) => {
  shadow(c, 330, 540, 170)
  shadow(c, 590, 548, 170, 22)
  c.s('M322 330L372 176L424 160', c.t('#D9384A'), 10, 'stroke-linecap="round" stroke-linejoin="round"')
  c.form('M180 420Q176 320 320 312Q466 320 462 424Q456 540 320 546Q186 540 180 420Z', c.t('#6FA04A'), {
    sh: 'br',
    sho: 0.6,
    hi: 'tl',
    hio: 0.55,
  })
  c.form(discD(320, 332, 84, 26), c.t('#F3E7C8', 0, 0.2), {}).p(discD(320, 335, 58, 16), c.t('#B9D0C4'))
  c.s('M322 334L372 176', c.t('#D9384A'), 10, 'stroke-linecap="round"')
  c.p('M374 332Q330 250 420 220Q486 220 470 280Q440 330 374 332Z', c.t('#F2A516'), '').p(
    'M398 320Q370 262 424 238Q462 240 452 280Q430 314 398 320Z',
    c.t('#F9D06A', 0, 0.2),
  )
  c.form('M430 516Q470 486 520 492Q600 506 690 484Q760 496 770 522Q730 566 600 566Q460 564 430 516Z', c.t('#E3BE7A'), {
    sh: 'b',
    sho: 0.4,
    hi: 't',
    hio: 0.6,
  })
  c.form('M506 508Q506 420 596 414Q690 418 692 506Q600 540 506 508Z', c.t('#EFCF92', 0, 0.1), {
    sh: 'r',
    sho: 0.5,
    hi: 'tl',
  })
  c.p('M506 490Q600 524 692 488V508Q600 540 506 510Z', c.t('#2F6F7A'))
  c.s('M526 450Q600 470 676 448M546 430Q600 444 656 430', c.t('#B98A4A'), 3, 'opacity=".6"')
}

export const sunflower: Draw = (c) => {
  c.s('M408 600Q420 480 400 330', c.t('#5F8A3A'), 22)
  for (const [x, y, a] of [
    [330, 520, 2.7],
    [492, 500, 0.5],
  ] as const)
    c.form(leafD(x, y, 96, a, 0.5), c.t('#5F8A3A'), { sh: 'b', sho: 0.5, hi: 't', hio: 0.4 })
  for (const [n, r, l, tone] of [
    [19, 128, 74, '#D98A1E'],
    [17, 118, 70, '#F2B022'],
  ] as const) {
    let p = ''
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + (n % 2 ? 0.1 : 0)
      p += leafD(400 + Math.cos(a) * r, 270 + Math.sin(a) * r, l, a, 0.32)
    }
    c.p(p, c.t(tone, 0, 0.1))
  }
  c.form(discD(400, 270, 104), c.t('#6A3A22'), { sh: 'br', sho: 0.6, hi: 'tl', hio: 0.4 })
  let seeds = ''
  for (let i = 1; i < 150; i++) {
    const a = i * 2.39996,
      r = 8 * Math.sqrt(i)
    seeds += d`M${400 + Math.cos(a) * r} ${270 + Math.sin(a) * r}h.1`
  }
  c.s(seeds, c.t('#C98A3A'), 5, 'stroke-linecap="round" opacity=".8"')
  c.at(478, 196, 1, () => {
    c.p('M-6-20Q-40-66 6-58Q20-44 8-18ZM10-20Q30-68 56-44Q50-24 18-14Z', '#FFFFFF', 'opacity=".75"')
    c.form('M-40-6Q-30-30 8-24Q44-22 46-2Q40 20 0 18Q-34 18-40-6Z', c.t('#E9A21E'), { sh: 'b', hi: 't' })
    c.s('M-16-22Q-8 0-18 16M6-23Q16 0 4 18M26-20Q34-2 24 15', '#3A241E', 8)
    c.s('M-40-8l-14-8M-38-14l-10-12', '#3A241E', 2.4)
  })
}

export const kettle: Draw = (c) => {
  shadow(c, 400, 556, 300, 34)
  c.glow(360, 520, 260, '#FF8A3A', 0.7, 130)
  for (const [x, y, r] of [
    [210, 548, -8],
    [330, 560, 6],
    [440, 552, -5],
  ] as const)
    c.g(`transform="rotate(${r} ${x} ${y})"`, () =>
      c.form(rectD(x - 80, y - 16, 170, 30), c.t('#5A342A'), { hi: 't', hic: '#FF9A4A', hio: 0.8 }),
    )
  c.p(
    'M250 540Q240 490 280 470Q280 500 310 462Q318 500 350 456Q360 500 396 470Q400 510 430 490Q440 520 430 540Z',
    '#FF8E2A',
    'opacity=".85"',
  )
  c.form('M220 420Q216 318 340 306Q466 318 460 420Q450 500 340 504Q230 500 220 420Z', c.t(BRASS), brass)
  c.form('M446 400Q520 396 540 320L562 324Q556 440 452 458Z', c.t(BRASS), brass)
  c.form('M290 310Q300 282 340 280Q382 282 390 310Z', c.t('#E9BC5A'), brass).p(discD(340, 272, 14), c.t('#8A5A2E'))
  c.s('M246 330Q250 190 340 186Q432 190 436 330', c.t('#5A3A2A'), 13)
  c.s('M552 300q20-30 0-56t10-60', '#FFF6E6', 8, 'opacity=".5" stroke-linecap="round"')
  for (const [x, y] of [
    [610, 560],
    [712, 548],
  ] as const) {
    c.form(d`M${x - 44} ${y - 104}H${x + 44}L${x + 32} ${y}H${x - 32}Z`, c.t('#B4603E'), {
      sh: 'r',
      sho: 0.55,
      hi: 'l',
      hio: 0.5,
    })
    c.p(discD(x, y - 104, 44, 13), c.t('#C97A52', 0, 0.1)).p(discD(x, y - 102, 36, 9), c.t('#A4683A'))
    c.s(d`M${x - 40} ${y - 66}H${x + 40}`, c.t('#7A3A2A'), 4)
  }
}

export const coffee: Draw = (c) => {
  shadow(c, 330, 552, 200, 30)
  c.form(discD(330, 534, 190, 40), c.t('#F3E7D0', 0, 0.1), { sh: 'br', sho: 0.4, hi: 'tl' })
  c.form('M196 372H464Q462 512 380 528H280Q198 512 196 372Z', c.t('#2F7A72'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.5 })
  c.s('M462 404q74-10 70 40t-92 46', c.t('#2F7A72'), 20, 'stroke-linecap="round"')
  c.p(discD(330, 372, 134, 34), c.t('#E9F0E4', 0, 0.2)).p(discD(330, 374, 118, 27), c.t('#7A4428'))
  c.p('M330 396Q262 384 268 364Q294 350 330 366Q366 350 392 364Q398 384 330 396Z', c.t('#F0DDBE', 0, 0.2))
  c.s('M290 340q-26-40 4-74t0-70M366 336q28-36 0-72t6-62', '#FFF8EA', 9, 'opacity=".45" stroke-linecap="round"')
  c.form(discD(634, 554, 120, 24), c.t('#E9C9A4'), { sh: 'b', hi: 't' })
  for (const [x, y] of [
    [590, 538],
    [660, 542],
    [626, 516],
  ] as const) {
    c.form(discD(x, y, 50, 21), c.t('#C98E4E'), { sh: 'b', sho: 0.5, hi: 't', hio: 0.5 })
    c.s(
      d`M${x - 20} ${y - 4}h.1M${x + 8} ${y - 9}h.1M${x + 20} ${y + 4}h.1M${x - 4} ${y + 8}h.1`,
      c.t('#4A2A20'),
      8,
      'stroke-linecap="round"',
    )
  }
}

export const tyre: Draw = (c) => {
  shadow(c, 330, 556, 220, 26)
  shadow(c, 610, 560, 170, 20)
  c.p(discD(310, 380, 180), c.t('#2A262C'))
  c.s(discD(310, 380, 168), c.t('#4A444C'), 12, 'stroke-dasharray="16 9"')
  c.form(discD(310, 380, 142), c.t('#EFE6D4', 0, 0.1), { sh: 'br', sho: 0.5 }).p(discD(310, 380, 112), c.t('#2A262C'))
  c.form(discD(310, 380, 96), c.t('#B8B4B0', 0, 0.1), { sh: 'br', sho: 0.7, hi: 'tl', hio: 0.8 })
  let spokes = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    spokes += d`M${310 + Math.cos(a) * 38} ${380 + Math.sin(a) * 38}L${310 + Math.cos(a) * 86} ${380 + Math.sin(a) * 86}`
  }
  c.s(spokes, c.t('#4A4850'), 9, 'stroke-linecap="round"').form(discD(310, 380, 30), c.t('#C4352D'), {
    sh: 'br',
    hi: 'tl',
  })
  c.s('M560 436Q560 380 630 378T700 436', c.t('#3A3438'), 12)
  c.form('M480 436H774V556H480Z', c.t('#C4402F'), { sh: 'r', sho: 0.55, hi: 'tl', hio: 0.5 })
  c.form('M470 420H784V464H470Z', c.t('#D9563F', 0, 0.1), { sh: 'r', sho: 0.5 }).p(rectD(606, 448, 42, 32), c.t(BRASS))
  c.g('transform="rotate(-8 250 576)"', () => {
    c.p('M150 566H360V582H150Z', c.t('#B8B4B0', 0, 0.2))
    c.s(discD(372, 574, 20), c.t('#B8B4B0', 0, 0.2), 13, 'stroke-dasharray="96 30"')
  })
}

export const boombox: Draw = (c) => {
  for (const [x, w, tone] of [
    [60, 190, '#D9A23C'],
    [560, 200, '#C4532D'],
  ] as const)
    c.form(rectD(x - 80, 120, w + 90, EDGE_OF_WALL), c.t(tone), { sh: 'r', sho: 0.4 }).s(
      Array.from({ length: 8 }, (_, i) => d`M${x - 66 + i * 36} 128V${112 + EDGE_OF_WALL}`).join(''),
      c.t(mix(tone, '#2A1A20', 0.35)),
      5,
      'opacity=".7"',
    )
  shadow(c, 400, 540, 270, 26)
  c.s('M230 330V262Q230 240 254 240H546Q570 240 570 262V330', c.t('#3A3640'), 16)
  c.form('M150 322Q150 304 170 304H630Q650 304 650 322V516Q650 534 630 534H170Q150 534 150 516Z', c.t('#3F4A58'), {
    sh: 'r',
    sho: 0.6,
    hi: 'tl',
    hio: 0.5,
  })
  for (const x of [258, 542]) {
    c.form(discD(x, 434, 84), c.t('#1E1C24'), {}).s(discD(x, 434, 78), c.t('#B8B4B0'), 7)
    c.form(discD(x, 434, 50), c.t('#4A4650'), { sh: 'br', hi: 'tl' }).p(discD(x, 434, 20), c.t('#B8B4B0', 0, 0.2))
  }
  c.form('M356 400H444V474H356Z', c.t('#D9CFB8', 0, 0.1), {}).p(
    discD(380, 436, 13) + discD(420, 436, 13),
    c.t('#3A3640'),
  )
  c.p(rectD(180, 324, 300, 22), c.t('#D9CFB8')).s('M380 322v26', c.t('#C4352D'), 5)
  c.s('M520 335h.1M556 335h.1M592 335h.1M624 335h.1', c.t('#F2A516'), 20, 'stroke-linecap="round"')
  c.s('M370 498h.1M400 498h.1M430 498h.1', c.t('#D9CFB8'), 18, 'stroke-linecap="round"')
  for (const [x, tone] of [
    [704, '#D9384A'],
    [756, '#2F9A8A'],
  ] as const) {
    c.form(rectD(x - 22, 448, 44, 116), c.t(tone), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.6 })
    c.p(d`M${x - 22} 448q6-22 22-22t22 22z`, c.t('#D8D4D0', 0, 0.1)).p(rectD(x - 9, 404, 18, 24), c.t('#F3ECDC'))
  }
}
const EDGE_OF_WALL = 304

function flowerPot(c: Canvas, x: number, y: number, w: number, tone: string, band: string): void {
  const h = w * 0.95
  shadow(c, x, y, w * 0.6)
  c.form(d`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.36} ${y}H${x - w * 0.36}Z`, c.t(tone), {
    sh: 'r',
    sho: 0.55,
    hi: 'l',
    hio: 0.5,
  })
  c.s(
    d`M${x - w * 0.44} ${y - h * 0.5}l${w * 0.11} ${h * 0.14}l${w * 0.11} ${-h * 0.14}l${w * 0.11} ${h * 0.14}l${w * 0.11} ${-h * 0.14}l${w * 0.11} ${h * 0.14}l${w * 0.11} ${-h * 0.14}l${w * 0.11} ${h * 0.14}l${w * 0.11} ${-h * 0.14}`,
    c.t(band, 0, 0.1),
    w * 0.04,
  )
  c.form(rectD(x - w * 0.56, y - h - w * 0.14, w * 1.12, w * 0.2), c.t(tone, 0, 0.15), { sh: 'r', sho: 0.5 })
}
function bush(c: Canvas, x: number, y: number, w: number, tones: readonly string[]): void {
  let lf = ''
  for (let i = 0; i < 26; i++)
    lf += leafD(x + c.r.jit(w * 0.62), y - c.r.range(0, w * 0.7), w * 0.13, c.r.range(-2.6, -0.5), 0.5)
  c.p(lf, c.t('#4F7A4D', 0, -0.1))
  const pts: Pt[] = []
  for (let i = 0; i < 12; i++) pts.push([x + c.r.jit(w * 0.58), y - c.r.range(w * 0.12, w * 0.8)])
  blooms(
    c,
    pts,
    w * 0.12,
    tones.map((tone) => c.t(tone, 0, 0.1)),
  )
}
export const pots: Draw = (c) => {
  for (const [x, y, w, tone, band, flowers] of [
    [220, 520, 170, '#C4683E', '#FBEBD9', ['#D9384A', '#F2707A']],
    [420, 500, 200, '#F2C25A', '#2A5A9A', ['#E0357A', '#FBEBD9']],
    [612, 540, 160, '#B4503A', '#F2C25A', ['#F2A516', '#E5722B']],
  ] as const) {
    bush(c, x, y - w * 1.02, w, flowers)
    flowerPot(c, x, y, w, tone, band)
  }
}

export const wateringCan: Draw = (c) => {
  for (const [x, y, w] of [
    [150, 520, 140],
    [680, 510, 170],
  ] as const) {
    for (let i = 0; i < 9; i++)
      frond(c, x, y - w, -Math.PI / 2 + (i - 4) * 0.36, w * 1.15, c.t(i % 2 ? '#5F8C55' : '#3F6B45'), 0.45)
    flowerPot(c, x, y, w, '#C4734A', '#E9B88A')
  }
  shadow(c, 420, 556, 190)
  c.s('M484 400Q590 330 560 470T494 520', c.t('#2F6A66'), 17)
  c.form('M300 470L196 330L222 312L320 420Z', c.t('#3F8078'), { sh: 'b', hi: 'tl' })
  c.form('M172 340L222 288L244 310L196 362Z', c.t('#3F8078'), { hi: 't' })
  c.form('M296 392Q296 376 400 376T504 392L518 552H282Z', c.t('#3F8A80'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.6 })
  c.p(discD(400, 390, 104, 20), c.t('#1E3F42')).s('M300 404Q330 300 400 300T500 404', c.t('#2F6A66'), 15)
  c.s('M286 508H514M290 466H510', c.t('#2A5A58'), 5)
}

export const kalash: Draw = (c) => {
  shadow(c, 400, 556, 220, 30)
  for (const [y, s] of [
    [556, 1.15],
    [360, 0.82],
    [222, 0.56],
  ] as const)
    c.at(400, y, s, () => {
      c.form('M-70 0Q-160-30-158-104Q-148-172-62-184L-70-212H70L62-184Q148-172 158-104Q160-30 70 0Z', c.t(BRASS), brass)
      c.p('M-62-186Q0-174 62-186L66-200Q0-190-66-200Z', c.t('#6A3E1E'), 'opacity=".7"')
      c.form('M-92-230Q0-248 92-230L78-204Q0-194-78-204Z', c.t('#F2CF78', 0, 0.1), brass)
      c.s('M-156-118Q0-84 156-118M-150-84Q0-50 150-84', c.t('#8A5A1E'), 5, 'opacity=".6"')
    })
  const pts: Pt[] = []
  for (let i = 0; i < 9; i++) pts.push([400 + c.r.jit(46), 94 - c.r.range(-8, 18)])
  blooms(c, pts, 19, [c.t('#F2A516'), c.t('#E5722B'), c.t('#F6C94A', 0, 0.1)])
}

export const glasses: Draw = (c) => {
  for (const [x, tone, straw] of [
    [300, '#F2A54A', '#D9384A'],
    [490, '#A8C94A', '#2F6F7A'],
  ] as const) {
    shadow(c, x + 10, 548, 100, 18)
    c.s(d`M${x + 16} 400L${x + 66} 190`, c.t(straw), 11, 'stroke-linecap="round"')
    c.p(d`M${x - 74} 260H${x + 74}L${x + 58} 540Q${x} 556 ${x - 58} 540Z`, '#FFFFFF', 'opacity=".4"')
    c.form(d`M${x - 70} 322H${x + 70}L${x + 56} 532Q${x} 546 ${x - 56} 532Z`, c.t(tone), {
      sh: 'b',
      sho: 0.35,
      shc: '#D9486A',
      hi: 'tl',
      hio: 0.5,
    })
    for (const [dx, dy, r] of [
      [-30, 350, 12],
      [26, 366, -16],
      [-4, 412, 8],
    ] as const)
      c.g(`transform="rotate(${r} ${x + dx} ${dy})"`, () =>
        c.p(rectD(x + dx - 24, dy - 24, 48, 48), '#FFFFFF', 'opacity=".45"'),
      )
    c.form(discD(x - 70, 274, 42), c.t('#F6C94A'), { sh: 'br', sho: 0.4 }).p(
      discD(x - 70, 274, 33),
      c.t('#FFF0B4', 0, 0.2),
    )
    c.s(d`M${x - 70} 244V304M${x - 98} 264L${x - 42} 284M${x - 98} 286L${x - 42} 262`, c.t('#F2B52A'), 3)
    c.p(
      leafD(x + 10, 296, 36, -1.1, 0.5) + leafD(x + 40, 304, 32, -0.4, 0.5) + leafD(x - 14, 300, 28, -2, 0.5),
      c.t('#4F9A5A'),
    )
    c.s(d`M${x - 62} 300L${x - 48} 520`, '#FFFFFF', 7, 'opacity=".6" stroke-linecap="round"')
  }
  c.form('M590 552Q600 516 640 518H690Q724 518 732 552L722 566H604Z', c.t('#2A2630'), { hi: 't', hio: 0.5 })
  c.p('M604 548q6-24 34-22t22 28q-28 14-56-6zM672 550q-4-26 24-26t28 24q-22 14-52 2z', '#5A3A6A')
}

export const dhol: Draw = (c) => {
  shadow(c, 400, 552, 260, 30)
  c.form('M220 330Q400 270 580 330V520Q400 570 220 520Z', c.t('#B4402F'), { sh: 'b', sho: 0.55, hi: 't', hio: 0.5 })
  let rope = d`M236 330`
  for (let i = 0; i < 8; i++)
    rope += d`L${260 + i * 44} ${i % 2 ? 322 - Math.sin((i / 8) * 3.14) * 24 : 524 + Math.sin((i / 8) * 3.14) * 20}`
  c.s(rope, c.t('#FBEBD9', 0, 0.1), 6, 'stroke-linejoin="round"')
  for (const [x, tone] of [
    [220, '#F3E7D0'],
    [580, '#D9B88A'],
  ] as const) {
    c.form(discD(x, 425, 46, 104), c.t('#8A5636'), { hi: 'l' })
    c.form(discD(x + (x < 400 ? -6 : 6), 425, 36, 90), c.t(tone, 0, 0.1), { sh: 'br', sho: 0.35 })
    c.p(discD(x + (x < 400 ? -8 : 8), 425, 14, 36), c.t('#3A2A2A'))
  }
  c.s('M150 300L330 236M610 244Q680 220 700 268', c.t('#C98A4E'), 13, 'stroke-linecap="round"')
  c.s('M610 244L470 286', c.t('#C98A4E'), 11, 'stroke-linecap="round"')
  let bells = '',
    gleam = ''
  for (let i = 0; i < 15; i++) {
    const x = 220 + i * 26,
      y = 574 - Math.sin((i / 14) * 3.14) * 18
    bells += discD(x, y, 13)
    gleam += d`M${x - 4} ${y - 4}h.1`
  }
  c.p(bells, c.t(BRASS)).s(gleam, '#FFF3C4', 6, 'stroke-linecap="round"')
}

export const placeSetting: Draw = (c) => {
  shadow(c, 390, 556, 230, 34)
  c.form(discD(380, 528, 222, 54), c.t('#D9A23C', 0, 0.1), brass)
  c.form(discD(380, 520, 190, 44), c.t('#FBF6EA', 0, 0.2), { sh: 'br', sho: 0.4 })
  c.s(discD(380, 520, 132, 29), c.t('#B4566A'), 4)
  c.form('M320 520L366 424Q380 412 394 424L440 520Q380 544 320 520Z', c.t('#B4304A'), {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hio: 0.4,
  })
  c.form(rectD(336, 468, 88, 16), c.t(BRASS), brass)
  c.glow(586, 250, 210, '#FFC25A', 0.7)
  c.form('M560 500H612L604 300H568Z', c.t('#FBF0DC', 0, 0.2), { sh: 'r', sho: 0.45 })
  c.p('M570 296Q562 254 586 206Q610 254 602 296Z', '#FFAE3A').p('M579 296Q574 266 586 242Q598 266 593 296Z', '#FFF6D8')
  c.form('M530 500H642L628 530H544Z', c.t(BRASS), brass)
  c.s(
    'M132 556L160 440M132 556q-10 10-8 22M150 446v-40M162 446v-40M174 446v-40M150 446h24',
    c.t('#D8D4D0', 0, 0.2),
    6,
    'stroke-linecap="round"',
  )
  bush(c, 690, 520, 130, ['#D9707A', '#F6D9C4', '#F2B84A'])
}

export const cupcakes: Draw = (c) => {
  for (const [x, y, s, icing, paper] of [
    [210, 540, 0.9, '#F2A9B4', '#2F7A72'],
    [590, 544, 0.92, '#F6D36A', '#C4532D'],
    [400, 556, 1.2, '#FBEBD9', '#B4566A'],
  ] as const)
    c.at(x, y, s, () => {
      c.p(discD(20, 0, 96, 16), c.L.shade, 'opacity=".35"')
      c.form('M-76-100H76L54 0Q0 10-54 0Z', c.t(paper), { sh: 'r', sho: 0.55, hi: 'l', hio: 0.45 })
      c.s(
        'M-50-96L-38-2M-24-96L-18 2M2-96L2 4M28-96L22 2M54-96L42-2',
        c.t(mix(paper, '#1A1020', 0.3)),
        4,
        'opacity=".7"',
      )
      c.form(
        'M-92-96Q-96-140-58-144Q-66-184-22-184Q-10-214 14-188Q66-190 58-146Q98-140 92-96Q0-76-92-96Z',
        c.t(icing, 0, 0.1),
        {
          sh: 'br',
          sho: 0.4,
          hi: 'tl',
          hio: 0.6,
        },
      )
      c.s(
        'M-60-118h.1M-20-130h.1M30-120h.1M62-112h.1M-34-160h.1M22-162h.1',
        c.t('#D9384A'),
        10,
        'stroke-linecap="round"',
      )
      c.form('M-7-200H7V-262H-7Z', c.t('#2F9AA8'), { sh: 'r' })
      c.glow(0, -284, 46, '#FFC25A', 0.6)
      c.p('M-9-264Q-12-284 0-304Q12-284 9-264Z', '#FFAE3A')
    })
  c.form('M646 380L720 206L780 392Q710 416 646 380Z', c.t('#7A4AA8'), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.4 })
  c.s('M670 340Q716 362 770 346M692 284Q720 296 748 290', c.t('#F6D36A', 0, 0.1), 9).p(
    discD(720, 206, 18),
    c.t('#F2A516'),
  )
}

export const scent: Draw = (c) => {
  c.p(
    'M330 0H470L640 520H160Z',
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#FFF3C4', 0.5],
        [1, '#FFF3C4', 0.06],
      ],
    ),
  )
  shadow(c, 400, 576, 230, 24)
  c.form(rectD(210, 470, 380, 110), c.t('#E8E2F0', 0, 0.1), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.5 })
  c.form(discD(400, 470, 190, 34), c.t('#FBF6FF', 0, 0.2), {})
  c.p(discD(424, 474, 120, 18), c.L.shade, 'opacity=".35"')
  c.form('M296 280Q296 262 314 262H486Q504 262 504 280V452Q504 470 486 470H314Q296 470 296 452Z', c.t('#F2B04A'), {
    sh: 'r',
    sho: 0.5,
    shc: '#B4304A',
    hi: 'tl',
    hic: '#FFF6DC',
    hio: 0.9,
  })
  c.p('M322 288H368V444H322Z', '#FFFFFF', 'opacity=".35"')
  c.form(rectD(366, 222, 68, 42), c.t(BRASS), brass).form('M346 150H454V224H346Z', c.t('#2A2630'), {
    sh: 'r',
    hi: 'l',
    hio: 0.5,
  })
  c.form(rectD(348, 338, 104, 62), c.t('#FBF3E4', 0, 0.2), {}).s(
    'M366 360H434M380 380H420',
    c.t('#8A5A3A'),
    5,
    'stroke-linecap="round"',
  )
  let motes = ''
  for (let i = 0; i < 24; i++) motes += d`M${c.r.range(230, 570)} ${c.r.range(30, 440)}h.1`
  c.s(motes, '#FFF3C4', 5, 'stroke-linecap="round" opacity=".8"')
}

export const popcorn: Draw = (c) => {
  shadow(c, 330, 556, 160, 24)
  shadow(c, 600, 562, 150, 24)
  const pts: Pt[] = []
  for (let i = 0; i < 34; i++) pts.push([310 + c.r.jit(120), 296 - c.r.range(-14, 70)])
  blooms(c, pts, 27, [c.t('#FBEFC8', 0, 0.3), c.t('#F6D98A', 0, 0.15), c.t('#FFF8E4', 0, 0.4)])
  c.form('M176 300H444L412 552H208Z', c.t('#FBF3E4', 0, 0.1), { sh: 'r', sho: 0.5 })
  c.p('M176 300H222L244 552H208ZM266 300H310V552H282ZM354 300H400L376 552H340Z', c.t('#C4352D'))
  c.form(
    'M170 300Q188 286 206 300T242 300T278 300T314 300T350 300T386 300T422 300T450 300L446 322H174Z',
    c.t('#FBF3E4', 0, 0.3),
    {},
  )
  c.form(discD(590, 442, 116), c.t('#4A4650'), { sh: 'br', sho: 0.6, hi: 'tl', hio: 0.6 })
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - 1.57
    c.p(discD(590 + Math.cos(a) * 66, 442 + Math.sin(a) * 66, 29), c.t('#7A3A4A', 0, -0.2))
  }
  c.p(discD(590, 442, 18), c.t('#D8D4D0'))
  c.s('M694 496Q740 560 660 574T520 580', c.t('#2A242A'), 22).s(
    'M694 496Q740 560 660 574T520 580',
    c.t('#D9B46A'),
    7,
    'stroke-dasharray="7 9"',
  )
  blooms(
    c,
    [
      [470, 566],
      [508, 548],
      [430, 580],
      [180, 580],
    ],
    25,
    [c.t('#FBEFC8', 0, 0.3)],
  )
}

export const booties: Draw = (c) => {
  shadow(c, 310, 556, 210, 26)
  shadow(c, 620, 560, 130, 22)
  for (const x of [160, 320]) {
    c.form(
      d`M${x} 380Q${x + 56} 366 ${x + 104} 380L${x + 106} 452Q${x + 196} 462 ${x + 192} 532Q${x + 186} 556 ${x + 150} 556H${x + 28}Q${x - 8} 552 ${x - 6} 510Z`,
      c.t('#F2C6C0', 0, 0.1),
      {
        sh: 'br',
        sho: 0.45,
        hi: 'tl',
        hio: 0.6,
      },
    )
    c.s(
      d`M${x + 4} 420h96M${x + 2} 444h100M${x} 470h124M${x - 2} 498h170M${x} 526h184`,
      c.t('#C98A8A'),
      5,
      'stroke-dasharray="9 8" opacity=".7"',
    )
    c.form(
      d`M${x - 10} 372Q${x + 52} 352 ${x + 114} 372L${x + 110} 404Q${x + 52} 388 ${x - 6} 404Z`,
      c.t('#FBF3E4', 0, 0.2),
      { sh: 'b', sho: 0.3 },
    )
    c.s(d`M${x + 52} 432q-40-28-38 4t38-4q40-28 38 4t-38-4`, c.t('#B4566A'), 6)
  }
  c.form(rectD(556, 430, 160, 128), c.t('#8FBFC4'), { sh: 'r', sho: 0.5, hi: 'tl', hio: 0.5 })
  c.form(rectD(546, 406, 180, 40), c.t('#A8D0D2', 0, 0.1), { sh: 'r', sho: 0.4 }).p(
    rectD(622, 406, 28, 152),
    c.t('#F2C25A'),
  )
  c.form('M636 406Q560 400 572 356Q604 340 636 406Q668 340 700 356Q712 400 636 406Z', c.t('#F2C25A', 0, 0.1), {
    sh: 'b',
    sho: 0.4,
  })
  c.s('M486 566L560 588', c.t('#FBEBD9'), 13, 'stroke-linecap="round"').form(discD(470, 560, 32), c.t('#F2A516'), {
    sh: 'br',
    hi: 'tl',
  })
}
