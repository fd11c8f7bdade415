/** props.ts - hireable props, each on its own small lit stage (600 x 600). */
import { Canvas, d, discD, mix, rectD } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import { blooms, leafD } from '../kit/nature.ts'
import { stage } from '../kit/stage.ts'
import type { PieceOptions, StageShape } from '../kit/stage.ts'
import { text } from '../kit/type.ts'

type Draw = (c: Canvas, g: number) => void
export interface PropDef {
  title: string
  category: string
  alt: string
  stage: number
  shape: StageShape
  draw: Draw
}
const dark = '#2A2128',
  brass = '#D9A23C',
  wood = '#8A5636'

const camera: Draw = (c, g) => {
  const body =
    'M130 470V300Q130 288 142 288H206L226 252H318L338 288H458Q470 288 470 300V470Q470 482 458 482H142Q130 482 130 470Z'
  c.cast(body, g + 12)
  c.form(body, c.t('#3A2F33'), { sh: 'r', sho: 0.6, hi: 'tl', hio: 0.3 })
  c.form('M130 296Q130 288 142 288H206L226 252H318L338 288H458Q470 288 470 296V336H130Z', c.t('#D8CDB8', 0, 0.1), {
    sh: 'r',
    sho: 0.6,
    hi: 'l',
    hio: 0.6,
  })
  c.p(rectD(236, 264, 74, 44), c.t('#2A3A44')).p('M240 268h40l-30 36h-10z', '#BFD9D6', 'opacity=".6"')
  c.p('M150 288v-14h44v14zM362 288v-20h40v20zM416 288v-10h34v10z', c.t('#B8AC98'))
  c.p(rectD(406, 304, 44, 22), c.t('#F2C25A')).p(discD(166, 316, 9), c.t('#C4352D'))
  let lt = ''
  for (let i = 0; i < 7; i++) lt += d`M134 ${352 + i * 20}H466`
  c.s(lt, '#1E1619', 2, 'opacity=".5"')
  c.form(discD(290, 396, 98), c.t('#C9BDA6', 0, 0.05), { sh: 'br', sho: 0.7, hi: 'tl', hio: 0.6 })
  c.p(discD(290, 396, 84), '#201A20')
  let tick = ''
  for (let i = 0; i < 40; i++) {
    const a = i * 0.157
    tick += d`M${290 + Math.cos(a) * 86} ${396 + Math.sin(a) * 86}L${290 + Math.cos(a) * 96} ${396 + Math.sin(a) * 96}`
  }
  c.s(tick, '#5A4F48', 3)
  c.form(discD(290, 396, 70), '#2E2A38', { hi: 'tl', hio: 0.3 })
  c.p(
    discD(290, 396, 54),
    c.rad(
      [
        [0, '#7A5AA8'],
        [0.5, '#2C2F6B'],
        [1, '#0E0C20'],
      ],
      [0.4, 0.4],
      0.7,
    ),
  )
  c.p('M250 376Q262 346 296 346Q268 360 258 386Z', '#FFF3DC', 'opacity=".85"').p(
    discD(314, 424, 9),
    '#F2A05A',
    'opacity=".8"',
  )
  c.s('M130 310Q60 350 70 470T160 560Q250 574 330 540', c.t('#8A4A2E'), 12, 'stroke-linecap="round"')
  c.s('M130 306Q62 346 72 466T160 556', c.L.key, 2.4, 'opacity=".6"')
}
const gramophone: Draw = (c, g) => {
  c.cast('M180 500V400H420V500ZM250 330Q240 160 380 120Q470 110 490 200Q420 330 330 360Z', g)
  c.form('M170 500V408H430V500Z', c.t(wood, 0, 0.05), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.4 })
  c.form('M156 408H444V390H156ZM160 512H440V496H160Z', c.t('#6E4028'), { hi: 'l', hio: 0.5 })
  c.s('M190 428H410V480H190ZM240 454h.1M300 440q30 14 0 28q-30-14 0-28', c.t(brass), 3.4, 'stroke-linecap="round"')
  c.s('M430 446h34v26h22', c.t(brass), 7, 'stroke-linecap="round" stroke-linejoin="round"')
  c.p(discD(488, 474, 9), c.t(dark))
  c.p(discD(288, 390, 108, 20), '#1B161C')
    .p(discD(288, 388, 96, 17), '#2E2630')
    .p(discD(288, 388, 30, 6), c.t('#C4532D'))
  c.s('M210 386a80 13 0 0 1 60-10M366 392a82 13 0 0 1-60 10', '#6A5E6A', 2)
  c.s('M404 388V330Q400 300 372 306L300 378', c.t(brass), 9, 'stroke-linecap="round" stroke-linejoin="round"')
  c.p('M292 372l18 4l-8 12z', c.t(dark))
  c.form(
    'M396 338Q330 330 262 280Q190 220 176 118Q250 90 340 108Q420 126 440 190Q450 250 420 338Z',
    c.t(brass, 0, 0.02),
    { sh: 'br', sho: 0.7 },
  )
  c.form(
    'M176 118Q150 104 170 90Q190 40 260 62Q320 40 372 78Q430 80 440 190Q380 140 300 132Q220 120 176 118Z',
    c.t('#F2C96A', 0, 0.15),
    { hi: 'tl', hio: 0.6 },
  )
  c.form('M188 114Q200 66 262 82Q320 62 366 96Q410 106 424 170Q370 132 302 126Q236 120 188 114Z', c.t('#7E3A22'), {
    sh: 'b',
    sho: 0.6,
  })
  c.s('M404 330Q330 270 262 82M408 330Q360 240 366 96M400 334Q280 270 188 114', c.t('#7E4A1E'), 3, 'opacity=".6"')
  c.s('M180 124Q200 216 270 276', c.L.key, 4, 'opacity=".7" stroke-linecap="round"')
  c.s('M460 150q20-20 10-44M488 170q34-34 18-78', c.t('#5A2A3A'), 4, 'stroke-linecap="round" opacity=".5"')
}
const bicycle: Draw = (c, g) => {
  const W = discD(176, 408, 92) + discD(424, 408, 92),
    fr = 'M176 408L250 270H396L312 408H176M250 270L312 408M396 270L424 408M396 270L388 232M250 270L240 240'
  c.add(`<g opacity="${c.L.castO}" transform="matrix(1 0 -1.1 -.34 ${1.1 * g} ${1.34 * g})">`)
  c.s(W + fr, c.L.shade, 9)
  c.add('</g>')
  c.s(W, c.t(dark), 11).s(discD(176, 408, 84) + discD(424, 408, 84), c.t('#E8D8B8', 0, 0.1), 4)
  let sp = ''
  for (const x of [176, 424])
    for (let i = 0; i < 14; i++) {
      const a = i * 0.449
      sp += d`M${x} 408L${x + Math.cos(a) * 82} ${408 + Math.sin(a) * 82}`
    }
  c.s(sp, c.t('#8A8078'), 1.2)
  c.s(fr, c.t('#2F7A72'), 11, 'stroke-linejoin="round" stroke-linecap="round"').s(
    'M252 266H392M180 404L248 280',
    c.L.key,
    2.6,
    'opacity=".8"',
  )
  c.s('M96 384A92 92 0 0 1 262 376M344 376A92 92 0 0 1 506 382', c.t('#2F7A72', 0, -0.2), 8, 'stroke-linecap="round"')
  c.p('M204 236Q240 222 284 232Q286 244 258 246Q226 258 208 250Z', c.t('#8A4A2E'))
  c.s('M388 232Q360 214 348 236M388 232Q420 210 440 222L436 246', c.t('#B8AC98'), 7, 'stroke-linecap="round"')
  c.p(discD(312, 408, 22), c.t('#B8AC98')).p(discD(312, 408, 12), c.t(dark))
  c.s('M312 408L330 446M322 448h26M312 408L294 372M284 370h24', c.t(dark), 6, 'stroke-linecap="round"')
  c.p(discD(414, 262, 15), '#FFF1C0')
  c.form('M398 276H502L490 346H410Z', c.t('#C9985A'), { sh: 'r', sho: 0.5 })
  c.s('M400 294H499M402 312H496M406 330H492M424 276L430 346M450 276V346M476 276L470 346', c.t('#8A5E34'), 3)
  const pts: Pt[] = []
  for (let i = 0; i < 15; i++) pts.push([410 + c.r.range(0, 84), 266 - c.r.range(0, 44)])
  for (let i = 0; i < 8; i++)
    c.p(leafD(404 + i * 13, 258 - c.r.range(0, 26), 18, -1.2 + i * 0.12), c.t('#4F7A4D', 0, i % 2 ? -0.2 : 0.1))
  blooms(c, pts, 17, [c.t('#E0607A'), c.t('#FBEBD9', 0, 0.2), c.t('#F2A516')])
}
const swing: Draw = (c, g) => {
  c.cast('M120 500L180 110H420L480 500H462L408 130H192L138 500ZM220 400H380V420H220Z', g)
  c.s(
    'M186 120L132 500M186 120L214 500M414 120L386 500M414 120L468 500',
    c.t(wood, 0, -0.1),
    15,
    'stroke-linecap="round"',
  )
  c.s('M182 124L128 496M410 124L382 496', c.L.key, 3, 'opacity=".6"')
  c.form('M150 104H450V128H150Z', c.t(wood, 0, 0.1), { sh: 'r', sho: 0.5 })
  c.s('M232 128L224 402M368 128L376 402', c.t('#D9B478'), 5)
  c.form('M200 396H400V420H200Z', c.t('#B4764A', 0, 0.1), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.4 })
  c.form('M216 396Q220 366 250 364H350Q380 366 384 396Z', c.t('#D9606A'), { sh: 'r', sho: 0.5, hi: 'tl', hio: 0.4 })
  c.form('M236 366L250 318L306 322L296 368Z', c.t('#F6E3C4', 0, 0.1), { sh: 'b', sho: 0.4 })
  for (const [x0, y0, x1, y1] of [
    [160, 112, 440, 112],
    [232, 130, 224, 380],
    [368, 130, 376, 380],
  ] as const) {
    const pts: Pt[] = []
    const n = x0 === 160 ? 24 : 13
    let lf = ''
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        x = x0 + (x1 - x0) * t + c.r.jit(9),
        y = y0 + (y1 - y0) * t + c.r.jit(9)
      pts.push([x, y])
      lf += leafD(x + c.r.jit(14), y + c.r.jit(14), 14, c.r.range(0, 6))
    }
    c.p(lf, c.t('#4F7A4D', 0, -0.1))
    blooms(c, pts, 15, [c.t('#E79A92'), c.t('#FBEBD9', 0, 0.2), c.t('#C9586A')])
  }
}
const lanternP: Draw = (c, g) => {
  for (const [x, s, y] of [
    [420, 0.72, g - 6],
    [300, 1.15, g + 14],
    [178, 0.6, g + 4],
  ] as const)
    c.at(x, y, s, () => {
      c.cast('M-80 0V-220L0-300L80-220V0Z', 0, 0.5, 1.4)
      c.glow(0, -130, 240, '#FFC85A', 0.6)
      c.s('M-26-296Q0-360 26-296', c.t('#5A3A22'), 8)
      c.form('M-92-214L-20-296H20L92-214Z', c.t('#8A5A2E'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.6 })
      c.p(
        'M-80-214H80L70-14H-70Z',
        c.rad(
          [
            [0, '#FFFBE4'],
            [0.35, '#FFDB7A'],
            [1, '#C4622A'],
          ],
          [0.5, 0.6],
          0.75,
        ),
      )
      c.p('M-14-20V-110Q0-120 14-110V-20Z', '#FFF3D0').p('M-12-112Q-16-140 0-166Q16-140 12-112Z', '#FFF9E4')
      c.s('M-80-214L-70-14M80-214L70-14M-28-214V-14M28-214V-14M-78-150H78M-74-80H74', c.t('#6A4222'), 8)
      c.s('M-54-150L-28-180L0-150L28-180L54-150', c.t('#6A4222'), 5)
      c.form('M-92-220H92V-206H-92ZM-84-18H84V6H-84Z', c.t('#8A5A2E'), { sh: 'r', hi: 'l', hio: 0.5 })
    })
}
const directorChair: Draw = (c, g) => {
  c.at(300, g + 10, 2.1, () => {
    c.cast('M-58 0V-180H58V0H46V-80H-46V0Z', 0, 0.5, 1.3)
    c.s('M-56 0L50-88M56 0L-50-88', c.t('#A5683A', 0, -0.15), 10, 'stroke-linecap="round"')
    c.s('M-62-4V-10M62-4V-10M-62 0h20M42 0h20', c.t('#7A4A2A'), 8, 'stroke-linecap="round"')
    c.s('M-58-86V-180M58-86V-180', c.t('#B4764A', 0, 0.1), 10, 'stroke-linecap="round"')
    c.p('M-62-96H62V-80H-62Z', c.t('#1F3B44'))
    c.form('M-60-98H60L54-80H-54Z', c.t('#2C4F5E', 0, 0.1), { sh: 'r', sho: 0.5 })
    c.form('M-66-182H66V-132Q0-126-66-132Z', c.t('#C4402D', 0, 0.05), { sh: 'r', sho: 0.55, hi: 'l', hio: 0.4 })
    text(c, 'ACTION', 0, -148, 15, { color: c.t('#FBEFD6', 0, 0.2), weight: 1.6, anchor: 'middle' })
    c.s('M-78-120H-40M40-120H78', c.t('#B4764A', 0, 0.15), 11, 'stroke-linecap="round"')
    c.p('M54-118L84-70L70-60L40-110Z', c.t('#F6E8CB', 0, 0.1))
    c.s('M54-108l18 30M50-100l16 28', c.t('#8A7A66'), 2)
  })
}
const neon: Draw = (c, g) => {
  c.form('M96 130H504V410H96Z', '#241B3A', { hi: 'tl', hic: '#6A4A80', hio: 0.6 })
  c.s('M150 410V500M450 410V500', '#1B1428', 14)
  c.s('M110 144H490V396H110Z', '#3A2C52', 4)
  c.glow(300, 250, 300, '#FF6F91', 0.6)
  c.glow(300, 350, 200, '#57E0DC', 0.35)
  const t = (s: string, y: number, z: number, col: string): void => {
    text(c, s, 300, y, z, { color: col, weight: 3.4, anchor: 'middle', track: 3.4, attrs: 'opacity=".3"' })
    text(c, s, 300, y, z, { color: mix(col, '#FFFFFF', 0.7), weight: 0.95, anchor: 'middle', track: 3.4 })
  }
  t('LIGHTS', 246, 62, '#FF6F91')
  t('CAMERA · LOVE', 340, 28, '#57E0DC')
  const h = 'M300 386C270 360 276 346 290 350Q298 352 300 360Q302 352 310 350C324 346 330 360 300 386Z'
  c.s(h, '#FFC44A', 9, 'opacity=".3"').s(h, '#FFF0C0', 3)
  c.p(
    `M96 ${g}H504L560 590H40Z`,
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#FF6F91', 0.35],
        [1, '#FF6F91', 0],
      ],
    ),
  )
}
const typewriter: Draw = (c, g) => {
  c.cast('M110 480L150 300H450L490 480ZM200 300V170H400V300Z', g)
  c.form('M206 270V150H394V270Z', '#FBF3DE', { sh: 'r', shc: '#B48A70', sho: 0.4 })
  c.s('M230 178H340M230 198H366M230 218H320', '#8A7A6A', 3.4, 'stroke-linecap="round" stroke-dasharray="16 5 8 5"')
  c.form('M140 300Q140 258 176 258H424Q460 258 460 300V330H140Z', c.t('#2F6A66', 0, 0.05), {
    sh: 'r',
    sho: 0.55,
    hi: 'tl',
    hio: 0.5,
  })
  c.form('M160 262H440V282H160Z', c.t('#2A2128'), { hi: 't', hio: 0.5 })
  c.s('M140 270H120M460 270H486', c.t(dark), 15, 'stroke-linecap="round"')
  c.s('M170 256Q150 230 176 216', c.t('#C9BDA6'), 6, 'stroke-linecap="round"')
  c.form('M140 326H460L500 470Q502 492 480 492H120Q98 492 100 470Z', c.t('#3A8078'), {
    sh: 'br',
    sho: 0.6,
    hi: 'tl',
    hio: 0.4,
  })
  c.p('M166 344H434L462 462H138Z', c.t('#1B3A3C'))
  const key = c.stamp(() => {
    c.p(discD(0, 4, 13, 9), '#0E1C20')
      .p(discD(0, 0, 13, 9), c.t('#FBEFD6', 0, 0.1))
      .p(discD(0, 0, 8, 5), c.t('#E3CFA8'))
  })
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 9 - (r === 3 ? 2 : 0); i++)
      key(184 - r * 8 + i * (29 + r * 2) + (r === 3 ? 30 : 0), 362 + r * 25)
  c.form('M200 458H400V472H200Z', c.t('#FBEFD6'), {})
  c.form('M240 296H360V318H240Z', c.t('#E0B24A'), { sh: 'r' })
}
const umbrella: Draw = (c, g) => {
  c.at(300, 250, 1, () => {
    c.p('M-120 250Q60 220 220 262Q180 300 0 290Q-90 284-120 250Z', c.L.shade, 'opacity=".4"')
    c.s('M10-30L70 210Q80 246 50 254Q26 256 24 232', c.t(wood), 9, 'stroke-linecap="round"')
    c.g('transform="rotate(-14)"', () => {
      c.form(
        'M-226 36C-210-170 210-170 226 36Q188 4 150 36Q112 4 76 36Q38 4 0 36Q-38 4-76 36Q-112 4-150 36Q-188 4-226 36Z',
        c.t('#C4402D', 0, 0.02),
        { sh: 'r', sho: 0.6, hi: 'l', hio: 0.5 },
      )
      c.p(
        'M-150 36C-140-80-60-128 0-130C-40-100-76-40-76 36Q-112 4-150 36ZM0 36C0-40 0-100 0-130C40-100 76-40 76 36Q38 4 0 36ZM150 36C140-80 60-128 0-130C150-140 216-60 226 36Q188 4 150 36Z',
        c.t('#F6DDB0', 0, 0.1),
        'opacity=".92"',
      )
      c.s('M-6-128v-26', c.t(brass), 7, 'stroke-linecap="round"')
      let tas = ''
      for (let i = -3; i <= 3; i++) tas += d`M${i * 75} 38v14`
      c.s(tas, c.t(brass), 5, 'stroke-linecap="round"')
      const mot = c.stamp(() => {
        let p = ''
        for (let i = 0; i < 6; i++) p += leafD(Math.cos(i * 1.047) * 11, Math.sin(i * 1.047) * 11, 9, i * 1.047, 0.4)
        c.p(p + discD(0, 0, 3), '#F2A516')
      })
      for (const [x, y] of [
        [-186, -6],
        [-112, -70],
        [38, -40],
        [112, 0],
        [-38, -30],
        [-112, 4],
        [38, 14],
        [190, -10],
        [-40, -86],
      ] as const)
        mot(x, y)
    })
  })
  void g
}
const suitcases: Draw = (c, g) => {
  c.cast('M120 500V400H150V300H190V220H420V300H450V400H480V500Z', g)
  const bag = (x: number, y: number, w: number, h: number, col: string): void => {
    c.form(
      d`M${x} ${y + 10}q0 -10 10 -10h${w - 20}q10 0 10 10v${h - 20}q0 10 -10 10h${20 - w}q-10 0 -10 -10z`,
      c.t(col),
      { sh: 'r', sho: 0.55, hi: 'tl', hio: 0.4 },
    )
    c.s(d`M${x} ${y + h * 0.36}h${w}M${x + w * 0.2} ${y}v${h}M${x + w * 0.8} ${y}v${h}`, c.t(col, 0, -0.45), 5)
    c.p(
      rectD(x + w * 0.2 - 9, y + h * 0.36 - 7, 18, 16) + rectD(x + w * 0.8 - 9, y + h * 0.36 - 7, 18, 16),
      c.t(brass, 0, 0.1),
    )
    c.p(
      d`M${x} ${y + 16}v-6q0 -10 10 -10h6v16zM${x + w} ${y + 16}v-6q0 -10 -10 -10h-6v16zM${x} ${y + h - 16}v6q0 10 10 10h6v-16zM${x + w} ${y + h - 16}v6q0 10 -10 10h-6v-16z`,
      c.t('#5A3422'),
    )
  }
  bag(110, 388, 380, 112, '#A8683A')
  bag(140, 288, 320, 100, '#2F6A66')
  bag(186, 208, 236, 80, '#C9985A')
  c.s('M272 208q0-24 16-24h28q16 0 16 24', c.t('#5A3422'), 9)
  c.p(discD(400, 450, 24), c.t('#C4402D')).p('M386 452l14-14l14 14l-14 10z', '#FBEFD6')
  c.p(rectD(176, 424, 62, 44), c.t('#F6E3B8')).p('M176 468l22-26l16 14l12-10l12 22z', c.t('#4F7A8A'))
  c.form('M214 206Q230 176 300 178T392 206Q300 196 214 206Z', c.t('#E3C08A'), { hi: 'tl' })
  c.p('M250 184Q262 138 304 138T360 184Q306 174 250 184Z', c.t('#E3C08A', 0, 0.15)).p(
    'M248 186Q306 172 362 186L364 176Q306 164 250 176Z',
    c.t('#C4402D'),
  )
}
const hammock: Draw = (c, g) => {
  for (const [x, s] of [
    [96, 1],
    [504, -1],
  ] as const) {
    c.cast(rectD(x - 16, 60, 32, 440), g)
    c.form(d`M${x - 18} 520Q${x - 10} 300 ${x - 14} -10h28Q${x + 10} 300 ${x + 22} 520Z`, c.t('#7A5240'), {
      sh: 'r',
      sho: 0.65,
      hi: 'l',
      hio: 0.5,
    })
    c.s(d`M${x} 150L${x - s * 60} 60`, c.t('#7A5240'), 13, 'stroke-linecap="round"')
    for (let i = 0; i < 9; i++)
      c.p(
        leafD(x - s * (30 + i * 8) + c.r.jit(40), 50 + c.r.jit(46), 34, c.r.range(0, 6)),
        c.t('#4F7A4D', 0, i % 3 ? -0.15 : 0.2),
      )
  }
  c.p('M150 476Q300 452 520 480Q440 516 300 510T150 476Z', c.L.shade, 'opacity=".4"')
  c.s('M108 236L172 286M108 236L166 306M492 236L428 286M492 236L434 306', c.t('#E3CFA8'), 4)
  c.form('M166 284Q300 390 434 284Q470 330 420 390Q300 460 180 390Q130 330 166 284Z', c.t('#E9D6AE', 0, 0.05), {
    sh: 'b',
    sho: 0.55,
    hi: 't',
    hio: 0.4,
  })
  c.p(
    'M184 296Q196 350 214 404L232 412Q214 350 206 312ZM252 332Q262 390 270 424L290 426Q280 380 276 342ZM324 342Q322 390 316 426L336 424Q346 380 348 334ZM394 312Q388 350 372 410L388 402Q408 350 416 298Z',
    c.t('#C4532D'),
  )
  c.p(
    'M226 320Q236 370 244 416L254 418Q244 360 240 326ZM300 344V428H306V344ZM372 324Q364 370 354 418L362 414Q374 360 382 318Z',
    c.t('#2F6F6B'),
  )
  c.form('M196 306Q250 280 286 318Q270 356 222 348Q196 334 196 306Z', c.t('#F2A516'), { sh: 'br', sho: 0.4 })
  let fr = ''
  for (let i = 0; i < 15; i++) {
    const t = i / 14,
      x = 178 + t * 244,
      y = 390 + Math.sin(t * Math.PI) * 36
    fr += d`M${x} ${y}v26`
  }
  c.s(fr, c.t('#E9D6AE'), 4, 'stroke-linecap="round"')
}
const piano: Draw = (c, g) => {
  c.cast('M110 500V210H490V500Z', g)
  c.form('M120 490V200H480V490Z', c.t('#6A2E26'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.35 })
  c.form('M104 204V180H496V204Z', c.t('#8A4234', 0, 0.1), { hi: 'tl', hio: 0.5 })
  c.form('M150 226H290V322H150ZM310 226H450V322H310Z', c.t('#7E3A2E'), { sh: 'tl', sho: 0.4 })
  c.s('M150 226H290V322H150ZM310 226H450V322H310Z', c.t('#B4764A'), 3)
  c.form('M96 368H504V340H96Z', c.t('#5A241E'), {})
  c.p('M112 368H488L500 402H100Z', '#FBF3DE')
  let k = '',
    bk = ''
  for (let i = 1; i < 21; i++) {
    k += d`M${112 + (376 * i) / 21} 368L${100 + (400 * i) / 21} 402`
    if (![3, 7, 10, 14, 17].includes(i)) bk += d`M${112 + (376 * i) / 21 - 5} 366h10l1 22h-12z`
  }
  c.s(k, '#8A7A6A', 1.6).p(bk, '#1E161A')
  c.form('M92 402H508V424H92Z', c.t('#8A4234', 0, 0.05), { sh: 'r', sho: 0.4, hi: 'l', hio: 0.5 })
  c.s('M112 424V500M488 424V500', c.t('#5A241E'), 18)
  c.p(rectD(120, 424, 360, 76), c.t('#3A1418'), 'opacity=".7"')
  c.s('M280 486h14M306 486h14', c.t(brass), 8, 'stroke-linecap="round"')
  c.p('M240 340L252 262L300 272L348 262L360 340Z', '#FBF3DE')
  c.s('M300 272V338M262 280l28 6M260 292l30 6M310 286l30-6M310 298l30-6', '#8A7A6A', 2.4)
  c.form('M210 540V500H390V540ZM200 500H400V484H200Z', c.t('#3A1A1C'), { hi: 'l', hio: 0.4 })
  c.form('M196 486Q300 462 404 486Z', c.t('#B4303E'), { hi: 'tl' })
  for (const x of [150, 450]) {
    c.p(rectD(x - 7, 132, 14, 48), '#FBEED0').p(d`M${x - 8} 130Q${x} 100 ${x + 8} 130Z`, '#FFE9A0')
    c.glow(x, 116, 90, '#FFD27A', 0.7)
  }
  const pts: Pt[] = []
  for (let i = 0; i < 14; i++) pts.push([300 + c.r.jit(60), 150 + c.r.jit(26)])
  c.p('M276 182l-10-36h68l-10 36z', c.t('#2F5A5A'))
  blooms(c, pts, 18, [c.t('#E79A92'), c.t('#FBEBD9', 0, 0.2), c.t('#C9586A')])
}
const sofaP: Draw = (c, g) => {
  c.cast('M90 480V300Q90 220 300 210Q510 220 510 300V480Z', g)
  c.s('M120 470L106 504M480 470L494 504M220 476V500M380 476V500', c.t(wood), 12, 'stroke-linecap="round"')
  c.form('M110 400V300Q120 214 190 226Q240 180 300 180T410 226Q480 214 490 300V400Z', c.t('#2F6A62'), {
    sh: 'r',
    sho: 0.6,
    hi: 'tl',
    hio: 0.4,
  })
  c.s(
    'M110 300Q120 214 190 226Q240 180 300 180T410 226Q480 214 490 300',
    c.t(brass, 0, 0.15),
    8,
    'stroke-linecap="round"',
  )
  let tf = ''
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 6 + (r % 2); i++) tf += d`M${180 + i * 48 - (r % 2) * 24} ${250 + r * 40}h.1`
  c.s(tf, c.t('#123A36'), 8, 'stroke-linecap="round"')
  c.form('M130 384H470Q486 384 486 404V450H114V404Q114 384 130 384Z', c.t('#3F8478', 0, 0.1), {
    sh: 'b',
    sho: 0.5,
    hi: 'tl',
    hio: 0.3,
  })
  c.s('M300 386V448', c.t('#123A36'), 3)
  c.form('M82 470V350Q82 316 110 316T138 350V470ZM462 470V350Q462 316 490 316T518 350V470Z', c.t('#2F6A62', 0, 0.06), {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hio: 0.5,
  })
  c.s('M84 350Q84 318 110 318T136 350M464 350Q464 318 490 318T516 350', c.t(brass, 0, 0.15), 6)
  c.form('M96 450H504V474H96Z', c.t(wood, 0, 0.05), { sh: 'r', hi: 'l' })
  c.form('M160 380L182 300L246 312L232 384Z', c.t('#D9A03A'), { sh: 'b', sho: 0.4 })
  c.form('M372 384L362 312L428 302L446 378Z', c.t('#C4532D'), { sh: 'b', sho: 0.4 })
}
const clapper: Draw = (c, g) => {
  c.cast('M150 500V250H460V500ZM150 250L440 140L450 180L160 290Z', g)
  c.g('transform="rotate(-4 300 400)"', () => {
    c.form('M140 490V268H460V490Z', '#2A2730', { sh: 'br', sho: 0.6, hi: 'tl', hic: '#7A7488', hio: 0.5 })
    c.p('M140 268H460V306H140Z', '#FBF3DE')
    c.p(
      'M150 268h44l-34 38h-20v-26zM240 268h46l-34 38h-46zM332 268h46l-34 38h-46zM424 268h36v10l-26 28h-44z',
      '#1E1B22',
    )
    text(c, 'ACRE', 160, 358, 24, { color: '#FBF3DE', weight: 1.5 })
    text(c, 'TAKE 3', 438, 358, 24, { color: '#F2C25A', weight: 1.5, anchor: 'end' })
    c.s('M156 376H444M156 430H444M300 376V480M228 430V480M372 430V480', '#8A8494', 2.4)
    text(c, 'SCENE 07', 166, 416, 19, { color: '#FBF3DE', weight: 1.3 })
    text(c, 'GOLDEN', 316, 416, 19, { color: '#F2C25A', weight: 1.3 })
    text(c, 'ROLL 1', 166, 470, 13, { color: '#FBF3DE', weight: 1.3 })
    text(c, 'DAY', 248, 470, 13, { color: '#FBF3DE', weight: 1.3 })
    text(c, 'EXT', 322, 470, 13, { color: '#FBF3DE', weight: 1.3 })
    text(c, '24', 396, 470, 13, { color: '#FBF3DE', weight: 1.3 })
    c.g('transform="rotate(-17 146 262)"', () => {
      c.form('M140 224H460V262H140Z', '#FBF3DE', { sh: 'r', sho: 0.3 })
      c.p(
        'M140 224h22l34 38h-46l-10-12zM208 224h46l34 38h-46zM300 224h46l34 38h-46zM392 224h46l22 24v14h-34z',
        '#1E1B22',
      )
    })
    c.p(discD(156, 264, 10), c.t(brass))
  })
}
const flowerCart: Draw = (c, g) => {
  c.cast('M110 470V330H470V470ZM90 200H490V230H90Z', g)
  c.s('M136 350V170M444 350V170', c.t(wood), 10)
  const tones = [c.t('#D9586E'), c.t('#FBEBD9', 0, 0.2), c.t('#F2A516'), c.t('#8A5AA0'), c.t('#E58A5A')]
  for (let r = 0; r < 2; r++) {
    let lf = ''
    const pts: Pt[] = []
    for (let i = 0; i < 34; i++) {
      const x = 126 + (i / 34) * 348,
        y = 300 + r * 46 - c.r.range(0, 74)
      lf += leafD(x, y + 20, 24, -1.57 + c.r.jit(0.9), 0.3)
      pts.push([x, y])
    }
    c.p(lf, c.t('#4F7A4D', 0, r ? 0 : -0.3))
    blooms(c, pts, 20, tones)
  }
  c.form('M104 346H496L478 440H122Z', c.t('#3F8070', 0, 0.05), { sh: 'r', sho: 0.55, hi: 'l', hio: 0.4 })
  c.s('M110 372H490M116 406H484M200 346V440M300 346V440M400 346V440', c.t('#23524A'), 3)
  c.s('M496 356L560 320', c.t(wood), 12, 'stroke-linecap="round"')
  for (const x of [200, 400]) {
    c.s(discD(x, 456, 52), c.t('#7A3A28'), 10).p(discD(x, 456, 11), c.t(brass))
    let sp = ''
    for (let i = 0; i < 8; i++) sp += d`M${x} 456l${Math.cos(i * 0.785) * 48} ${Math.sin(i * 0.785) * 48}`
    c.s(sp, c.t('#7A3A28'), 5)
  }
  for (let i = 0; i < 9; i++) {
    const x = 84 + i * 48
    c.form(
      d`M${x} 196L${x + 10} 130H${x + 44}L${x + 48} 196Q${x + 24} 224 ${x} 196Z`,
      c.t(i % 2 ? '#FBEFD6' : '#C4402D', 0, 0.08),
      { sh: 'b', sho: 0.35 },
    )
  }
  c.p('M94 130H506L500 118H100Z', c.t('#8A2E22'))
  c.p(rectD(250, 366, 100, 52), c.t('#2A2128'))
  text(c, 'PHOOL', 300, 402, 18, { color: '#FBEFD6', weight: 1.5, anchor: 'middle' })
}
const mirror: Draw = (c, g) => {
  c.cast('M190 490V150Q190 70 300 70T410 150V490Z', g)
  c.s('M230 200L160 516M370 200L440 516', c.t(wood, 0, -0.2), 10, 'stroke-linecap="round"')
  const f = 'M186 490V170Q186 62 300 62T414 170V490Z',
    gl = 'M212 466V176Q212 90 300 90T388 176V466Z'
  c.form(f, c.t(brass, 0, 0.02), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.6 })
  c.p(
    gl,
    c.linU(0, 90, 0, 470, [
      [0, '#7FA9AE'],
      [0.55, '#F3D9A0'],
      [1, '#E59A6A'],
    ]),
  )
  c.clip(gl, () => {
    c.p(discD(330, 250, 44), '#FFF3CC')
    c.p('M200 340Q260 300 310 336T400 320V480H200Z', '#6E8A66').p('M200 390Q280 350 400 396V480H200Z', '#3F5F4E')
    c.p('M212 90L330 90L212 330ZM360 90H388V130L250 466H212V450Z', '#FFFFFF', 'opacity=".2"')
  })
  c.s(gl, c.t('#7A4E1E'), 4)
  const pts: Pt[] = [
    [300, 58],
    [270, 52],
    [330, 54],
    [250, 66],
    [350, 66],
    [290, 40],
    [314, 42],
  ]
  for (let i = 0; i < 9; i++)
    c.p(
      leafD(300 + (i - 4) * 20, 64 + Math.abs(i - 4) * 5, 22, (i - 4) * 0.3 + (i < 4 ? 2.8 : 0.3)),
      c.t('#4F7A4D', 0, i % 2 ? 0.1 : -0.2),
    )
  blooms(c, pts, 22, [c.t('#E79A92'), c.t('#FBEBD9', 0, 0.2), c.t('#C9586A')])
  c.form('M176 490H424V508H176Z', c.t(brass), { sh: 'r', hi: 'l' })
}
const phoneBooth: Draw = (c, g) => {
  c.cast('M190 510V90H410V510Z', g)
  c.form('M190 510V100H410V510Z', c.t('#C4352D', 0, 0.02), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.35 })
  c.form('M180 108Q190 60 300 56T420 108Z', c.t('#D2453A', 0, 0.1), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.4 })
  c.p(rectD(206, 114, 188, 34), '#FBF3DE')
  text(c, 'TELEPHONE', 300, 139, 16, { color: '#3A1A1C', weight: 1.6, anchor: 'middle', track: 2.6 })
  c.p(
    rectD(220, 164, 160, 270),
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#FFF0BE'],
        [1, '#E8A860'],
      ],
    ),
  )
  c.glow(300, 250, 190, '#FFE3A0', 0.5)
  c.p('M276 270h50v70h-50zM284 240q0-14 16-14t16 14v24h-32z', '#3A2A2A').p('M286 284h30v22h-30z', '#F2C25A')
  let g2 = ''
  for (let i = 0; i < 4; i++) g2 += d`M${220 + i * 53.3} 164V434`
  for (let i = 0; i < 6; i++) g2 += d`M220 ${164 + i * 54}H380`
  c.s(g2, c.t('#A8241E'), 7)
  c.p(rectD(216, 446, 168, 46), c.t('#A8241E'))
  c.form('M176 510H424V496H176Z', c.t('#8A1E1A'), {})
}
const balloon: Draw = (c, g) => {
  c.p('M210 520Q320 500 440 524Q380 548 290 544T210 520Z', c.L.shade, 'opacity=".4"')
  c.s('M252 330L262 440M300 350V440M348 330L338 440M210 290L258 440M390 290L342 440', c.t('#7A5240'), 3)
  c.form(
    'M300 60C410 60 456 150 440 222C426 290 360 330 344 362H256C240 330 174 290 160 222C144 150 190 60 300 60Z',
    c.t('#F2B33A', 0, 0.05),
    { sh: 'r', sho: 0.6, hi: 'tl', hio: 0.5 },
  )
  c.p(
    'M300 60C240 80 226 160 232 222C238 290 270 330 276 362H324C330 330 362 290 368 222C374 160 360 80 300 60Z',
    c.t('#C4402D'),
  )
    .p(
      'M300 60C282 90 278 160 280 222C284 290 292 330 294 362H306C308 330 316 290 320 222C322 160 318 90 300 60Z',
      c.t('#FBEFD6', 0, 0.1),
    )
    .p(
      'M300 60C196 70 150 150 160 222C166 250 180 272 196 292C176 200 200 90 300 60ZM300 60C404 70 450 150 440 222C434 250 420 272 404 292C424 200 400 90 300 60Z',
      c.t('#2F6A66'),
    )
  c.mist(
    'M300 60C410 60 456 150 440 222C426 290 360 330 344 362H256C240 330 174 290 160 222C144 150 190 60 300 60Z',
    'br',
    c.L.shade,
    0.55,
  )
  let sc = 'M158 222'
  for (let i = 0; i < 8; i++) sc += d`q18 22 35.4 0`
  c.s(sc, c.t('#FBEFD6', 0, 0.2), 6)
  c.form('M244 436H356L344 516H256Z', c.t('#B4783E'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.4 })
  c.s('M246 454H354M249 472H351M252 490H348M272 438L278 514M300 438V514M328 438L322 514', c.t('#7A4A24'), 3)
  c.form('M238 430H362V446H238Z', c.t('#8A5630'), { hi: 'l' })
  const pts: Pt[] = []
  for (let i = 0; i < 11; i++) pts.push([246 + i * 11, 430 + c.r.jit(8)])
  blooms(c, pts, 15, [c.t('#E79A92'), c.t('#FBEBD9', 0, 0.2), c.t('#5F8C55')])
  void g
}

export const PROPS = {
  'vintage-camera': {
    title: 'Vintage Rangefinder',
    category: 'Vintage',
    alt: 'A vintage camera with a leather strap',
    stage: 0,
    shape: 'disc',
    draw: camera,
  },
  gramophone: {
    title: 'Brass Gramophone',
    category: 'Vintage',
    alt: 'A brass-horned gramophone on a wooden case',
    stage: 8,
    shape: 'arch',
    draw: gramophone,
  },
  bicycle: {
    title: 'Flower Bicycle',
    category: 'Outdoor',
    alt: 'A teal bicycle with a basket of flowers',
    stage: 2,
    shape: 'window',
    draw: bicycle,
  },
  swing: {
    title: 'Garden Swing',
    category: 'Outdoor',
    alt: 'A wooden swing frame wrapped in blossom',
    stage: 3,
    shape: 'disc',
    draw: swing,
  },
  lantern: {
    title: 'Lantern Trio',
    category: 'Decor',
    alt: 'Three lit metal lanterns',
    stage: 7,
    shape: 'none',
    draw: lanternP,
  },
  'directors-chair': {
    title: "Director's Chair",
    category: 'Film',
    alt: 'A red canvas director’s chair with a script',
    stage: 6,
    shape: 'disc',
    draw: directorChair,
  },
  'neon-sign': {
    title: 'Neon Sign',
    category: 'Decor',
    alt: 'A pink and aqua neon sign reading Lights Camera Love',
    stage: 7,
    shape: 'none',
    draw: neon,
  },
  typewriter: {
    title: 'Typewriter',
    category: 'Vintage',
    alt: 'A teal typewriter with a page in the roller',
    stage: 5,
    shape: 'window',
    draw: typewriter,
  },
  umbrella: {
    title: 'Rajasthani Umbrella',
    category: 'Decor',
    alt: 'A red and cream embroidered parasol',
    stage: 1,
    shape: 'disc',
    draw: umbrella,
  },
  suitcases: {
    title: 'Suitcase Stack',
    category: 'Vintage',
    alt: 'Three stacked travel cases and a straw hat',
    stage: 3,
    shape: 'arch',
    draw: suitcases,
  },
  hammock: {
    title: 'Striped Hammock',
    category: 'Outdoor',
    alt: 'A striped hammock between two trunks',
    stage: 8,
    shape: 'disc',
    draw: hammock,
  },
  piano: {
    title: 'Upright Piano',
    category: 'Furniture',
    alt: 'An upright piano with candles and flowers',
    stage: 0,
    shape: 'panel',
    draw: piano,
  },
  sofa: {
    title: 'Velvet Sofa',
    category: 'Furniture',
    alt: 'A teal velvet sofa with a gilded frame',
    stage: 2,
    shape: 'arch',
    draw: sofaP,
  },
  clapperboard: {
    title: 'Clapperboard',
    category: 'Film',
    alt: 'A film clapperboard',
    stage: 5,
    shape: 'disc',
    draw: clapper,
  },
  'flower-cart': {
    title: 'Flower Cart',
    category: 'Outdoor',
    alt: 'A striped-awning cart heaped with flowers',
    stage: 6,
    shape: 'window',
    draw: flowerCart,
  },
  mirror: {
    title: 'Standing Mirror',
    category: 'Furniture',
    alt: 'A gilded standing mirror reflecting a sunset',
    stage: 2,
    shape: 'panel',
    draw: mirror,
  },
  'phone-booth': {
    title: 'Red Phone Booth',
    category: 'Outdoor',
    alt: 'A red telephone booth with a warm light inside',
    stage: 3,
    shape: 'window',
    draw: phoneBooth,
  },
  'hot-air-basket': {
    title: 'Balloon Basket',
    category: 'Outdoor',
    alt: 'A hot-air balloon set piece with a wicker basket',
    stage: 1,
    shape: 'none',
    draw: balloon,
  },
} satisfies Record<string, PropDef>
export type PropKind = keyof typeof PROPS
export function prop(kind: PropKind, o: PieceOptions = {}): string {
  const p: PropDef = PROPS[kind]
  const c = new Canvas({
    kind: 'prop-' + kind,
    seed: o.seed ?? 1,
    time: o.time ?? 'golden',
    box: { x: 0, y: 0, w: 600, h: 600 },
    label: p.alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  p.draw(c, stage(c, p.stage, p.shape, 506))
  return c.svg()
}
