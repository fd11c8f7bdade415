/** blog.ts - journal covers, 1200 x 675: one idea each, drawn as posters. */
import { Canvas, blob, d, discD, mix, poly, rectD } from '../kit/core.ts'
import type { Grain, Pt, Seed } from '../kit/core.ts'
import type { Time } from '../kit/light.ts'
import {
  birds,
  blooms,
  conifer,
  foliage,
  frond,
  grass,
  ground,
  hills,
  leafD,
  lens,
  sky,
  spray,
  tree,
  treeline,
} from '../kit/nature.ts'
import { lantern, stringLights } from '../kit/build.ts'
import { figure } from '../kit/people.ts'
import { text } from '../kit/type.ts'
import { softbox } from '../scenes/interior.ts'
import { waterTower } from '../scenes/heroes.ts'

export interface BlogDef {
  title: string
  alt: string
  time: Time
  draw: (c: Canvas) => void
}
const wall = (c: Canvas, a: string, lit: string): void => {
  c.form(c.full, a, { sh: 'br', shc: mix(a, '#2A1030', 0.7), sho: 0.6, hi: 'tl', hic: lit, hio: 0.85 })
}

function goldenHour(c: Canvas): void {
  sky(c, { horizon: 430, sun: [600, 330], sunR: 132, clouds: 5, birds: [880, 130] })
  hills(c, 420, '#A5744A', 0.5, 70, 5)
  hills(c, 450, '#8A6A3E', 0.3, 50, 6)
  waterTower(c, 930, 462, 24)
  ground(c, 452, '#C98E42', { near: 0.6 })
  c.glow(600, 340, 520, '#FFF0B4', 0.5)
  figure(c, 560, 560, 210, 'groom', { main: '#3A2A4A', accent: '#C4532D', dark: 0.25 })
  figure(c, 624, 566, 198, 'gown', { main: '#F0D2A0', dark: 0.1 })
  grass(c, c.box.x, 1220, 690, 130, c.t('#5A3A24', 0, -0.4), 12)
  c.s('M330 190V110H450M750 110H870V190M870 480V560H750M450 560H330V480', '#FFF8E4', 7, 'stroke-linecap="square"')
  c.s('M570 335H630M600 305V365', '#FFF8E4', 3.4)
  c.p(discD(366, 146, 9), '#C4352D')
  text(c, 'REC', 386, 154, 16, { color: '#FFF8E4', weight: 1.5 })
  text(c, '18:42', 834, 154, 16, { color: '#FFF8E4', weight: 1.5, anchor: 'end' })
}
function wardrobe(c: Canvas): void {
  wall(c, '#D9A08E', '#F6D3BC')
  c.p(
    'M700 80l180 40v150l-180-40zM900 124l180 40v150l-180-40zM700 250l180 40v150l-180-40zM900 294l180 40v150l-180-40z',
    '#FBE6CC',
    'opacity=".6"',
  )
  c.form(rectD(-10, 560, 1220, 130), '#A5604E', { hi: 'tl', hic: '#F0B49A', hio: 0.6, sh: 'br' })
  c.s('M150 640V120H1050V640', c.t('#3A2430'), 13, 'stroke-linejoin="round"')
  c.s('M156 640V126H1046', c.L.key, 3, 'opacity=".5"')
  c.p('M160 640Q700 600 1200 650Q900 690 400 676Z', c.L.shade, 'opacity=".35"')
  const hang = (x: number, p: string, col: string, fold: string, extra?: () => void): void =>
    c.at(x, 120, 1, () => {
      c.s('M0 0q-10-22 8-26t12 16M0 0V14L-74 52M0 14L74 52', c.t('#7A4A30'), 7, 'stroke-linecap="round"')
      c.cast(p, 500, 0.12, 0.25, 0.25)
      c.form(p, c.t(col), { sh: 'r', sho: 0.55, hi: 'l', hio: 0.45 })
      c.s(fold, c.t(col, 0, -0.5), 3, 'opacity=".5" stroke-linecap="round"')
      extra?.()
    }) && undefined
  hang(
    270,
    'M-26 36Q0 56 26 36L76 60L66 120L44 112Q60 300 96 440Q0 470-96 440Q-60 300-44 112L-66 120L-76 60Z',
    '#A81E44',
    'M-20 130Q-36 300-56 440M0 130V452M20 130Q36 300 56 440',
    () => {
      c.s('M-95 432Q0 462 95 432', c.t('#E9BC5A', 0, 0.1), 14)
      c.s('M-44 112Q0 124 44 112', c.t('#E9BC5A'), 8)
    },
  )
  hang(
    460,
    'M-28 34L0 60L28 34L80 58Q92 160 88 260L62 262L56 150L58 330H-58L-56 150L-62 262L-88 260Q-92 160-80 58Z',
    '#2C3F6A',
    'M0 60V330M-40 200h24M16 200h24',
    () => {
      c.p('M-28 34L-50 90L-34 100L0 220L34 100L50 90L28 34L0 60Z', c.t('#1E2A4A')).p(
        'M-16 50L0 64L16 50L6 150H-6Z',
        c.t('#FBF3E2', 0, 0.1),
      )
    },
  )
  hang(
    640,
    'M-24 36Q0 50 24 36L56 62Q40 140 36 180Q70 320 110 430Q0 470-110 430Q-70 320-36 180Q-40 140-56 62Z',
    '#E0A236',
    'M-10 190Q-30 320-50 440M10 190Q30 320 50 440M0 190V454',
    () => c.s('M-36 178Q0 192 36 178', c.t('#FBEBD0', 0, 0.2), 8),
  )
  hang(
    820,
    'M-26 34Q0 50 26 34L78 58Q92 170 88 290L62 292L54 160L60 400H8L0 330L-8 400H-60L-54 160L-62 292L-88 290Q-92 170-78 58Z',
    '#2F6A62',
    'M0 50V330M-30 200L-34 398M30 200L34 398',
    () => c.s('M0 80h.1M0 120h.1M0 160h.1M0 200h.1', c.t('#E9BC5A', 0, 0.2), 10, 'stroke-linecap="round"'),
  )
  hang(
    960,
    'M-20 36Q0 48 20 36L60 58L52 110L34 104Q50 200 70 280Q0 304-70 280Q-50 200-34 104L-52 110L-60 58Z',
    '#F0B4A8',
    'M-12 120Q-20 200-30 284M12 120Q20 200 30 284',
    () => c.s('M-36 150Q0 162 36 150', c.t('#C4485A'), 12),
  )
  c.at(200, 640, 1, () => {
    c.form('M-60 0Q-64-30-20-34Q10-60 30-30L60-14V0Z', c.t('#C4402D'), { hi: 'tl' })
  })
  c.at(1000, 640, 1.1, () => {
    c.form('M-50 0V-60Q0-90 50-60V0Z', c.t('#C9904E'), { sh: 'r', hi: 'l' })
    c.s('M-30-66Q0-120 30-66', c.t('#8A5630'), 7)
  })
}
function scouting(c: Canvas): void {
  wall(c, '#2F5A5E', '#6F9A94')
  c.g('transform="rotate(-7 600 340)"', () => {
    c.p(rectD(232, 112, 760, 500), '#0E1E22', 'opacity=".4"')
    const fold = [0, 1, 2, 3].map((i) =>
      poly([
        [210 + i * 190, 90 + (i % 2) * 26],
        [400 + i * 190, 90 + ((i + 1) % 2) * 26],
        [400 + i * 190, 560 + ((i + 1) % 2) * 26],
        [210 + i * 190, 560 + (i % 2) * 26],
      ]),
    )
    fold.forEach((p, i) => c.form(p, i % 2 ? '#EBDCB4' : '#F8EDD0', { sh: 'b', sho: 0.2 }))
    c.clip(fold.join(''), () => {
      c.p(blob(c.r, 360, 260, 130, 90, 9, 0.12) + blob(c.r, 800, 440, 150, 90, 9, 0.12), '#A8BF88').p(
        blob(c.r, 640, 230, 84, 50, 9, 0.1),
        '#8FBFC4',
      )
      c.s('M200 480Q360 400 470 470T760 300T1000 210', '#8FBFC4', 34)
        .s('M200 330Q420 300 520 370T820 520T1000 480', '#E5B45A', 13)
        .s('M200 330Q420 300 520 370T820 520T1000 480', '#FFF8E4', 4)
        .s('M430 90Q470 240 420 360T500 620M700 90Q740 260 800 340T1000 360', '#C9A87A', 6)
      let t = ''
      for (let i = 0; i < 26; i++) {
        const x = 300 + c.r.jit(90),
          y = 250 + c.r.jit(60)
        t += d`M${x - 9} ${y}L${x} ${y - 26}L${x + 9} ${y}Z`
      }
      c.p(t, '#5F8A5A')
      c.s('M330 420Q430 330 560 320T860 200', '#C4402D', 5, 'stroke-dasharray="14 12" stroke-linecap="round"')
      c.p('M760 440h60v40h-60zM752 442l38-28l38 28z', '#C4532D').p('M560 470h44v-40q-22-30-44 0z', '#D99A6A')
    })
  })
  for (const [x, y, s, col] of [
    [330, 390, 1.2, '#C4402D'],
    [872, 178, 1.5, '#F2A516'],
    [640, 300, 1, '#2C2F5B'],
  ] as const)
    c.at(x, y, s, () => {
      c.p(discD(26, 6, 40, 9), '#0E1E22', 'opacity=".45"')
      c.form('M0 0C-14-34-42-50-42-84A42 42 0 1 1 42-84C42-50 14-34 0 0Z', c.t(col), { sh: 'r', hi: 'tl', hio: 0.6 })
      c.p(discD(0, -84, 17), '#FFF8E4')
    })
  c.at(1040, 540, 1, () => {
    c.p(discD(16, 20, 100), '#0E1E22', 'opacity=".4"')
    c.form(discD(0, 0, 100), c.t('#D9A23C'), { sh: 'br', hi: 'tl', hio: 0.6 })
    c.form(discD(0, 0, 82), '#FBF3DE', { sh: 'tl', sho: 0.3 })
    c.g('transform="rotate(35)"', () => c.p('M0-70L15 0H-15Z', '#C4402D').p('M0 70L15 0H-15Z', '#2C2F5B'))
    c.p(discD(0, 0, 8), '#D9A23C')
  })
  c.at(150, 560, 1.1, () => {
    c.p(rectD(-64, -52, 160, 110), '#0E1E22', 'opacity=".4"')
    c.form('M-80-64Q-80-74-70-74H70Q80-74 80-64V40H-80Z', '#2A2530', { sh: 'r', hi: 'tl', hic: '#9A90A8' })
    c.p('M-80-64Q-80-74-70-74H70Q80-74 80-64V-44H-80Z', '#C9BDA6')
      .p(discD(0, -4, 40), '#15121A')
      .p(discD(0, -4, 28), '#4A4A8A')
      .p('M-16-16q8-14 24-14q-14 8-20 20z', '#FFF3DC')
  })
}
function lighting(c: Canvas): void {
  wall(c, '#2C2A52', '#5A5486')
  c.form(discD(640, 330, 230), '#E9A25A', { sh: 'br', shc: '#8A2E5A', sho: 0.85, hi: 'tl', hic: '#FFF3CC', hio: 0.8 })
  c.form(rectD(-10, 560, 1220, 130), '#1E1C3E', { hi: 'tl', hic: '#6A6494' })
  c.p(
    poly([
      [250, 250],
      [250, 330],
      [720, 560],
      [880, 180],
    ]),
    c.lin(
      [0, 0, 1, 0],
      [
        [0, '#FFFBE4', 0.7],
        [1, '#FFFBE4', 0],
      ],
    ),
  )
  softbox(c, 180, 600, 1.05)
  softbox(c, 1040, 600, 0.8, true)
  c.form(
    'M560 690Q540 470 590 450Q560 400 580 330Q600 240 680 250Q740 262 740 330L762 372Q764 384 744 386Q746 430 720 440Q700 446 690 450L696 480Q760 500 780 690Z',
    '#8A5638',
    { sh: 'r', shc: '#2A1038', sho: 0.9, hi: 'l', hic: '#FFE0A8', hio: 0.85 },
  )
  c.form(
    'M556 690Q510 420 560 330Q570 220 660 214Q740 214 752 290Q700 260 668 300Q650 340 636 350Q626 330 612 344Q602 366 624 384Q610 440 590 450Q570 480 620 690Z',
    '#1B1222',
    { hi: 'l', hic: '#FFC88A', hio: 0.6 },
  )
  c.form('M470 690Q510 500 620 476L694 478Q810 500 860 690Z', '#B4304A', {
    sh: 'r',
    shc: '#1A1030',
    sho: 0.8,
    hi: 'l',
    hic: '#FFC88A',
    hio: 0.6,
  })
  c.s('M360 120A320 320 0 0 1 940 150', '#FFE9B4', 3.4, 'stroke-dasharray="4 13" stroke-linecap="round"')
  for (const [t, x, y] of [
    ['45', 372, 96],
    ['90', 640, 60],
    ['KEY', 120, 150],
    ['FILL', 1060, 220],
  ] as const)
    text(c, t, x, y, 24, { color: '#FFE9B4', weight: 1.2, anchor: 'middle' })
}
function planning(c: Canvas): void {
  c.form(c.full, '#E9D2A8', { sh: 'br', shc: '#A5683A', sho: 0.5, hi: 'tl', hic: '#FFF3D4', hio: 0.9 })
  const sh = (p: string): void => {
    c.add(`<path d="${p}" fill="#5A2A3A" opacity=".28" transform="translate(14 18)"/>`)
  }
  c.g('transform="rotate(-6 420 330)"', () => {
    const p = rectD(230, 90, 380, 480)
    sh(p)
    c.form(p, '#FBF6E8', { sh: 'br', sho: 0.2 })
    c.p(rectD(230, 90, 380, 84), '#C4532D')
    text(c, 'NOVEMBER', 420, 146, 30, { color: '#FFF6E0', weight: 1.4, anchor: 'middle', track: 3.4 })
    for (let i = 0; i < 30; i++) {
      const x = 262 + (i % 6) * 63,
        y = 220 + Math.floor(i / 6) * 68
      if (i === 15) c.form(discD(x, y, 27), '#F2A516', { sh: 'br' })
      text(c, String(i + 1), x, y + 9, 18, { color: i === 15 ? '#3A1A1C' : '#5A4A4A', weight: 1.4, anchor: 'middle' })
    }
    c.s('M278 86v-24M340 86v-24M402 86v-24M464 86v-24M526 86v-24M578 86v-24', '#3A2A2E', 9, 'stroke-linecap="round"')
  })
  c.g('transform="rotate(9 800 340)"', () => {
    const p = rectD(690, 130, 250, 360)
    sh(p)
    c.form(p, '#2F6A62', { sh: 'br', hi: 'tl' })
    c.p(rectD(700, 130, 14, 360), '#1E4A44')
    c.s(
      'M750 214h140M750 264h110M750 314h130M750 364h90M750 414h120',
      '#F6E3B8',
      5,
      'stroke-linecap="round" opacity=".85"',
    )
    c.s('M722 208l8 10l14-20M722 258l8 10l14-20M722 308l8 10l14-20', '#F2A516', 5, 'stroke-linecap="round"')
  })
  c.at(650, 560, 1, () => {
    sh(discD(0, 0, 58))
    for (const [x, y] of [
      [0, 0],
      [62, -22],
    ] as const) {
      c.s(discD(x, y, 44, 42), c.t('#D9A23C'), 14)
      c.s(d`M${x - 34} ${y - 30}A44 42 0 0 1 ${x + 10} ${y - 42}`, '#FFF3C4', 5, 'stroke-linecap="round"')
    }
    c.p('M-14-60L0-78L14-60L0-42Z', '#CFE8EC')
  })
  for (let i = 0; i < 8; i++)
    c.p(
      leafD(1010 + Math.cos(i * 0.5) * 60, 130 + i * 34, 34, 0.6 + (i % 2 ? 0.7 : 2.2), 0.36),
      i % 2 ? '#5F8C55' : '#3F6B45',
    )
  const p: Pt[] = []
  for (let i = 0; i < 13; i++) p.push([1040 + c.r.jit(70), 120 + c.r.range(0, 180)])
  blooms(c, p, 34, ['#E79A92', '#FBEBD9', '#C9586A'])
  const p2: Pt[] = []
  for (let i = 0; i < 8; i++) p2.push([90 + c.r.jit(70), 560 + c.r.jit(60)])
  blooms(c, p2, 34, ['#F2A516', '#E5722B', '#FBEBD9'])
  c.g('transform="rotate(-38 1000 540)"', () => {
    sh(rectD(880, 530, 250, 20))
    c.form(rectD(880, 530, 220, 20), '#2C2F5B', { hi: 't' })
    c.p('M1100 530l40 10l-40 10z', '#D9A23C')
  })
}
function monsoon(c: Canvas): void {
  const b = c.box
  sky(c, { horizon: 450, sun: null, clouds: 9, birds: [300, 150] })
  hills(c, 430, '#5F8078', 0.6, 130, 4)
  hills(c, 452, '#4F7A62', 0.42, 70, 5)
  treeline(c, 470, 70, '#3F6B4A', 0.24)
  ground(c, 462, '#5F7F5A', { near: 0.5, depth: 0.2 })
  c.p(lens(620, 560, 900, 120) + lens(620, 560, 900, -110), mix(c.L.sky[1]![1], '#3F6B6A', 0.35), 'opacity=".9"')
  tree(c, 1040, 500, 330, { color: '#4F7A4A', lobes: 4 })
  figure(c, 590, 560, 230, 'man', { main: '#2C3F6A' })
  figure(c, 650, 562, 220, 'saree', { main: '#E0A236', accent: '#C4402D' })
  c.at(622, 322, 1, () => {
    c.s('M0-20V150', '#3A2A2E', 6)
    c.form('M-150 22C-134-96 134-96 150 22Q112-6 76 22Q38-6 0 22Q-38-6-76 22Q-112-6-150 22Z', c.t('#D2382E'), {
      sh: 'r',
      hi: 'l',
      hio: 0.5,
    })
    c.s('M0-68Q-64-40-76 22M0-68V22M0-68Q64-40 76 22', '#7E1E20', 3)
  })
  let rn = '',
    r2 = ''
  for (let i = 0; i < 130; i++) {
    const x = c.r.range(b.x, b.x + b.w + 100),
      y = c.r.range(-20, 660),
      l = c.r.range(16, 50)
    if (i % 2) rn += d`M${x} ${y}l${-l * 0.28} ${l}`
    else r2 += d`M${x} ${y}l${-l * 0.28} ${l}`
  }
  c.s(rn, '#FFFFFF', 2, 'opacity=".5"').s(r2, '#DDE8E4', 3, 'opacity=".35"')
  let rp = ''
  for (let i = 0; i < 12; i++) {
    const x = c.r.range(260, 980),
      y = c.r.range(530, 600)
    rp += d`M${x - 22} ${y}q22 -9 44 0q-22 9 -44 0`
  }
  c.s(rp, '#FFFFFF', 2.4, 'opacity=".55"')
  foliage(c, 'tl', 330, { color: '#2F5A44', kind: 'spray' })
  foliage(c, 'br', 290, { color: '#234A38', kind: 'banana' })
  foliage(c, 'bl', 290, { color: '#234A38', kind: 'banana' })
}
function behindScenes(c: Canvas): void {
  sky(c, { horizon: 500, sun: [640, 380], sunR: 150, clouds: 5 })
  hills(c, 486, '#6A4A7A', 0.4, 60, 5)
  ground(c, 500, '#3A2A4A', { near: 0.7, depth: 0.1 })
  const k = c.t('#1A1230', 0, -0.3)
  c.glow(640, 390, 520, '#FFD08A', 0.5)
  c.s('M-20 640L520 190', k, 20, 'stroke-linecap="round"').s('M-20 664L500 220', k, 7)
  c.p('M478 200h84v58h-84zM562 212h40v32h-40zM490 176h46v26h-46zM600 206l22-8v58l-22-8z', k)
  c.s('M-10 628L512 186', '#FFD9A0', 3, 'opacity=".6"')
  figure(c, 130, 600, 210, 'boom', { main: '#2A1E40', dark: 0.5 })
  figure(c, 330, 590, 200, 'photographer', { main: '#2A1E40', dark: 0.5 })
  figure(c, 660, 560, 190, 'dancer', { main: '#8A1E4A', accent: '#F2A516', dark: 0.1 })
  c.at(900, 590, 1.05, () => {
    c.s('M0 0L-50 10M0 0L50 10M0 10V-330', k, 7, 'stroke-linecap="round"')
    c.p('M-70-390L20-420L36-300L-50-300Z', k).p('M-76-386L-68-390L-48-300L-54-298Z', '#FFE9B4')
  })
  c.at(1050, 610, 1.2, () => {
    c.s('M-46 0L46-78M46 0L-46-78M-50-78V-160M50-78V-160', k, 9, 'stroke-linecap="round"')
    c.p('M-56-164H56V-126H-56ZM-52-88H52V-74H-52Z', '#8A2E2A').p('M-56-164H56V-126H-56Z', c.L.shade, 'opacity=".4"')
  })
  figure(c, 800, 580, 185, 'man', { main: '#2A1E40', dark: 0.5 })
  grass(c, c.box.x, 1220, 690, 70, k, 12)
  birds(c, 820, 150)
}
function nightPortraits(c: Canvas): void {
  sky(c, { horizon: 640, sun: [900, 200], sunR: 120, clouds: 3 })
  hills(c, 600, '#2A3A62', 0.3, 120, 4)
  conifer(c, 1040, 690, 300, '#16233E', 0.05)
  conifer(c, 1130, 690, 380, '#101B34')
  conifer(c, 950, 690, 200, '#1B2A4A', 0.1)
  c.glow(330, 470, 520, '#FFB45A', 0.6)
  c.form(
    'M330 690Q300 560 380 520Q420 500 430 470L420 440Q380 440 376 400Q360 396 350 380L374 340Q366 250 440 220Q540 200 570 290Q590 380 540 450Q540 500 590 520Q680 560 700 690Z',
    '#7A4A34',
    { sh: 'r', shc: '#0B1030', sho: 0.95, hi: 'l', hic: '#FFD08A', hio: 0.95 },
  )
  c.form(
    'M374 330Q360 190 480 180Q620 180 620 330Q640 480 720 600V690H560Q600 540 540 450Q570 380 540 330Q500 340 470 290Q430 310 400 290Q380 300 374 330Z',
    '#0E0C1C',
    { hi: 'l', hic: '#C97A4A', hio: 0.7 },
  )
  c.form('M250 690Q290 560 400 520Q470 580 560 520Q700 560 740 690Z', '#A81E44', {
    sh: 'r',
    shc: '#0B1030',
    sho: 0.9,
    hi: 'l',
    hic: '#FFC27A',
    hio: 0.7,
  })
  c.s('M392 372Q408 380 420 372', '#2A1018', 5, 'stroke-linecap="round"')
  lantern(c, 240, -20, 330, 150)
  c.p('M236 520q-30 20-20 60t50 60l60 20l20-60q-50-30-60-70q-20-30-50-10z', '#7A4A34')
  for (const [x, y, s] of [
    [700, 120, 26],
    [1080, 90, 34],
    [560, 60, 20],
    [1010, 380, 24],
    [780, 420, 18],
  ] as const)
    c.glow(x, y, s * 2.4, '#FFD27A', 0.9)
  stringLights(c, [640, 40], [1220, 120], 70, 14, 7)
}
function colour(c: Canvas): void {
  wall(c, '#F0DFBE', '#FFF6E2')
  const sw: [string, string][] = [
    ['#F2A516', 'MARIGOLD'],
    ['#C4532D', 'TERRACOTTA'],
    ['#B4566A', 'ROSE DUST'],
    ['#2C2F5B', 'DUSK'],
    ['#2F6F6B', 'STEPWELL'],
    ['#4F7A4D', 'LEAF'],
  ]
  sw.forEach(([col, n], i) => {
    c.g(`transform="translate(600 700) rotate(${-50 + i * 20})"`, () => {
      c.p('M-64-560h148v500h-148z', '#5A2A3A', 'opacity=".22"')
      c.form('M-74-574Q-74-588-60-588H60Q74-588 74-574V-90H-74Z', '#FFFBF0', { sh: 'r', sho: 0.25 })
      c.form('M-62-546H62V-240H-62Z', col, { sh: 'br', sho: 0.45, hi: 'tl', hio: 0.4 })
      text(c, n, 0, -558, 12, { color: '#3A2A2E', weight: 1.4, anchor: 'middle', track: 2 })
      const m = i % 3
      c.clip('M-62-546H62V-240H-62Z', () => {
        if (m === 0) {
          c.p(discD(20, -440, 44), mix(col, '#FFF3CC', 0.6)).p(
            'M-62-360Q0-420 62-350V-250H-62Z',
            mix(col, '#3A1030', 0.45),
          )
        } else if (m === 1) {
          c.p('M-40-250V-380Q-40-440 0-460Q40-440 40-380V-250Z', mix(col, '#FFF3CC', 0.5)).p(
            'M-22-250V-370Q-22-410 0-424Q22-410 22-370V-250Z',
            mix(col, '#2A0A20', 0.55),
          )
        } else {
          for (let k = 0; k < 5; k++)
            c.p(
              leafD(-30 + k * 16, -330 - k * 30, 34, -0.9 + (k % 2) * 1.4, 0.36),
              mix(col, k % 2 ? '#FFF3CC' : '#1A1020', 0.4),
            )
        }
      })
    })
  })
  c.p(discD(600, 640, 26), '#D9A23C').p(discD(594, 634, 9), '#FFF3C4')
  frond(c, -20, 640, -0.5, 340, '#4F7A4D', 0.3)
  frond(c, -20, 660, -0.9, 300, '#3A5F42', 0.3)
  spray(c, 1230, 20, 2.5, 250, '#3A5F42', '#6E9458', 9)
}
export const BLOGS = {
  'golden-hour': {
    title: 'How to chase golden hour',
    alt: 'A couple framed by camera viewfinder marks against a huge low sun',
    time: 'golden',
    draw: goldenHour,
  },
  'what-to-wear': {
    title: 'What to wear, set by set',
    alt: 'A rail of outfits in window light',
    time: 'golden',
    draw: wardrobe,
  },
  'location-scouting': {
    title: 'A scout’s map of three acres',
    alt: 'A folded map with pins, a compass and a camera',
    time: 'golden',
    draw: scouting,
  },
  'lighting-101': {
    title: 'One light, one face',
    alt: 'A profile lit by a softbox, with angle marks',
    time: 'dusk',
    draw: lighting,
  },
  'planning-a-pre-wedding': {
    title: 'Planning a pre-wedding shoot',
    alt: 'Calendar, checklist, rings and flowers from above',
    time: 'golden',
    draw: planning,
  },
  'monsoon-shoots': {
    title: 'In praise of monsoon light',
    alt: 'A couple under a red umbrella in rain',
    time: 'overcast',
    draw: monsoon,
  },
  'behind-the-scenes': {
    title: 'Behind the scenes',
    alt: 'Film crew in silhouette before a low sun',
    time: 'dusk',
    draw: behindScenes,
  },
  'night-portraits': {
    title: 'Portraits after dark',
    alt: 'A woman’s profile lit by a lantern under the moon',
    time: 'moonlit',
    draw: nightPortraits,
  },
  'colour-stories': {
    title: 'Colour stories for sets',
    alt: 'A fan of colour swatch cards',
    time: 'golden',
    draw: colour,
  },
} satisfies Record<string, BlogDef>
export type BlogKind = keyof typeof BLOGS
export function blogCover(kind: BlogKind, o: { seed?: Seed; time?: Time; grain?: Grain } = {}): string {
  const s: BlogDef = BLOGS[kind],
    c = new Canvas({
      kind: 'blog-' + kind,
      seed: o.seed ?? 1,
      time: o.time ?? s.time,
      box: { x: 0, y: 0, w: 1200, h: 675 },
      label: s.alt,
      ...(o.grain ? { grain: o.grain } : {}),
    })
  s.draw(c)
  return c.svg()
}
