/** stay.ts - the cottage and the cafe. */
import { Canvas, crop, d, discD, poly, rectD, warp } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import { blooms, conifer, foliage, frond, ground, hills, leafD, sky, tree, treeline } from '../kit/nature.ts'
import { Cam, archD, bricks, checker, lantern, onRect, planks, room, shaft, stringLights } from '../kit/build.ts'
import { figure } from '../kit/people.ts'
import { cafeTerrace, cottage as cottageBlock, woodsCottage } from '../scenes/outdoor.ts'
import { pot, sofa } from '../scenes/interior.ts'
import type { SceneDef, SceneOptions } from '../scenes/scenes.ts'

function garden(c: Canvas): void {
  const b = c.box,
    r = c.r,
    cam = new Cam(560, 540, 900, 1.7)
  sky(c, { horizon: 560, sun: [210, 260], sunR: 60, clouds: 5, birds: [420, 150] })
  hills(c, 556, '#8A9A70', 0.55, 120, 4)
  for (let i = 0; i < 9; i++) conifer(c, b.x + i * 190 + r.jit(40), 590, r.range(170, 300), '#5F7A50', 0.32, 0.2)
  treeline(c, 592, 60, '#6E8A4E', 0.3)
  ground(c, 584, '#A8B060', { near: 0.45 })
  c.p(
    'M500 700Q640 730 480 800T300 1060H800Q700 860 700 800T640 690Z',
    c.linU(0, 690, 0, 900, [
      [0, c.t('#F4DDB0', 0, 0.25)],
      [1, c.t('#D9B07A')],
    ]),
  )
  tree(c, 1120, 640, 380, { color: '#7A9045', lobes: 4 })
  cottageBlock(c, cam, 0.5, 10.2, 0.62, { wall: '#E3C08A', roof: '#8A4A3A', w: 6.6 })
  const hedge: Pt[] = []
  for (let i = 0; i < 44; i++) hedge.push([i % 2 ? r.range(b.x, 470) : r.range(730, b.x + b.w), r.range(752, 800)])
  let lf = ''
  for (let i = 0; i < 70; i++)
    lf += leafD(i % 2 ? r.range(b.x, 480) : r.range(720, b.x + b.w), r.range(748, 812), 18, r.range(-2.4, -0.8), 0.3)
  c.p(lf, c.t('#4F7A3E'))
  blooms(c, hedge, 18, [c.t('#D9586E'), c.t('#FBEBD9', 0, 0.2), c.t('#F2A516'), c.t('#8A7AB4')])
  for (let i = 0; i < 14; i++) {
    const x = i < 7 ? b.x + 20 + i * 76 : 740 + (i - 7) * 84
    c.cast(rectD(x - 8, 770, 16, 90), 862, 0.4)
    c.p(d`M${x - 9} 866V776l9 -12l9 12V866Z`, c.t('#FBF3E2', 0, 0.15)).p(d`M${x + 2} 866V768l7 8V866Z`, c.t('#C9B49A'))
  }
  c.p(
    rectD(b.x, 800, 486 - b.x, 11) +
      rectD(b.x, 838, 486 - b.x, 11) +
      rectD(724, 800, b.x + b.w - 724, 11) +
      rectD(724, 838, b.x + b.w - 724, 11),
    c.t('#F0E2C8', 0, 0.05),
  )
  figure(c, 586, 824, 180, 'gown', { main: '#FBF0DC', accent: '#C4532D' })
  figure(c, 536, 820, 186, 'man', { main: '#3F6F8A' })
  foliage(c, 'tl', 320, { color: '#4A6A34' })
  foliage(c, 'br', 220, { color: '#2F5A34' })
}
function bedroom(c: Canvas): void {
  const cam = new Cam(600, 440, 900, 1.5),
    o = room(c, cam, { x: 4.6, h: 3.9, z: 9.6, wall: '#D9A984', floor: '#A8734A', ceil: '#E3C49A', lit: 0.14 })
  c.s(planks(cam, -8, 8, 9.6, 1.6, 0.6), c.t('#6E4430'), 2, 'opacity=".45"')
  let bb = ''
  for (let u = 0; u < 9.2; u += 0.42) bb += d`M${o.back(u, 0)}L${o.back(u, 1.3)}`
  c.p(onRect(o.back, 0, 0, 9.2, 1.3), c.t('#C48A64'))
    .s(bb, c.t('#8A5640'), 2)
    .p(onRect(o.back, 0, 1.26, 9.2, 0.1), c.t('#F0D2A8', 0, 0.15))
  const wd = onRect(o.left, 2.4, 1, 3.2, 2.2)
  c.p(onRect(o.left, 2.2, 0.85, 3.6, 2.5), c.t('#F0D9B4', 0, -0.1)).p(
    wd,
    c.linU(0, 180, 0, 520, [
      [0, '#A8CFC4'],
      [0.6, '#FCE9AE'],
      [1, '#FFCB80'],
    ]),
  )
  c.clip(wd, () => {
    for (let i = 0; i < 5; i++) conifer(c, 60 + i * 50, 470, 170, '#6E8A60', 0.3)
  })
  c.s(d`M${o.left(4, 1)}L${o.left(4, 3.2)}M${o.left(2.4, 2.1)}L${o.left(5.6, 2.1)}`, c.t('#F0D9B4'), 7)
  c.form(poly([o.left(5.4, 3.5), o.left(6.4, 3.5), o.left(6.6, 0.2), o.left(5.6, 0.4)]), c.t('#FBF0DC', 0, 0.1), {
    sh: 'r',
    sho: 0.5,
  })
  c.p(
    poly([cam.p(-3.6, 0, 7.4), cam.p(-1.6, 0, 7.2), cam.p(0.6, 0, 4.6), cam.p(-2.2, 0, 4.6)]),
    '#FFE3A0',
    'opacity=".55"',
  )
  shaft(
    c,
    [
      [120, 180],
      [240, 220],
      [700, 720],
      [380, 760],
    ],
    0.3,
    '#FFEBB8',
  )
  c.p(cam.quad([-1.4, 0.01, 7.2], [3.9, 0.01, 7.2], [4.3, 0.01, 3.6], [-1.8, 0.01, 3.6]), c.t('#E9D6B4', 0, 0.1)).p(
    cam.quad([-1.2, 0.01, 7], [3.7, 0.01, 7], [4, 0.01, 3.8], [-1.5, 0.01, 3.8]),
    c.t('#8A3E3A'),
  )
  const hb = cam.p(1.2, 0, 8.6),
    s = cam.scale(8.6) / 100
  c.at(hb[0], hb[1], s, () => {
    c.form('M-200 0V-190Q-200-240 0-250T200-190V0Z', c.t('#7A4630'), { sh: 'r', hi: 'l' })
    let ca = ''
    for (let i = -6; i <= 6; i++) ca += d`M${i * 28} -236V-60`
    c.s(ca, c.t('#4A2A24'), 3, 'opacity=".6"')
    for (const [x, col] of [
      [-90, '#FBF6E8'],
      [90, '#FBF6E8'],
    ] as const)
      c.form(d`M${x - 80} -70Q${x - 86} -136 ${x} -134T${x + 80} -70Z`, c.t(col, 0, 0.15), {
        sh: 'br',
        sho: 0.4,
        hi: 'tl',
      })
    c.form('M-50-66Q-56-116 0-114T50-66Z', c.t('#2F6F6B'), { sh: 'br', hi: 'tl' })
  })
  c.form(cam.quad([-0.6, 0.85, 8], [3, 0.85, 8], [3.2, 0.8, 5], [-0.8, 0.8, 5]), c.t('#FBF6EA', 0, 0.15), {
    sh: 'r',
    sho: 0.35,
  })
  c.form(poly([cam.p(-0.8, 0.8, 5), cam.p(3.2, 0.8, 5), cam.p(3.2, 0.1, 5), cam.p(-0.8, 0.1, 5)]), c.t('#E9DCC8'), {
    sh: 'b',
    sho: 0.5,
  })
  c.form(
    poly([
      cam.p(-0.9, 0.9, 6.4),
      cam.p(3.2, 0.9, 6.4),
      cam.p(3.4, 0.84, 4.95),
      cam.p(3.35, 0.3, 4.9),
      cam.p(-0.95, 0.3, 4.9),
      cam.p(-1, 0.84, 4.95),
    ]),
    c.t('#D9A23C', 0, 0.05),
    { sh: 'b', sho: 0.5, hi: 'tl' },
  )
  let q = ''
  for (let i = 1; i < 8; i++)
    q += d`M${cam.p(-0.9 + i * 0.51, 0.9, 6.4)}L${cam.p(-1 + i * 0.55, 0.84, 4.95)}L${cam.p(-0.95 + i * 0.54, 0.3, 4.9)}`
  c.s(q, c.t('#8A5A1E'), 2, 'opacity=".6"')
  const lp = cam.p(-1.5, 0, 8.3)
  c.at(lp[0], lp[1], 1, () => {
    c.form('M-44 0V-76H44V0Z', c.t('#7A4630'), { sh: 'r', hi: 'l' })
    c.s('M0-76V-130', c.t('#D9A23C'), 6)
    c.form('M-40-128L-24-184H24L40-128Z', '#FFEBB8', { sh: 'r', sho: 0.3 })
    c.glow(0, -140, 150, '#FFE0A0', 0.6)
  })
  const fr = (x: number, v: number, w: number, h: number, col: string): void => {
    c.p(onRect(o.back, x, v, w, h), c.t('#5A3428')).p(
      onRect(o.back, x + 0.08, v + 0.08, w - 0.16, h - 0.16),
      c.t(col, 0, 0.1),
    )
    const p = o.back(x + w * 0.6, v + h * 0.62)
    c.p(discD(p[0], p[1], 14), c.t('#F2A516'))
  }
  fr(4.6, 2.5, 1, 1, '#8FBFC4')
  fr(5.8, 2.3, 0.8, 1.2, '#E9B48A')
  fr(6.8, 2.6, 0.9, 0.8, '#A8BF94')
  pot(c, 1060, 700, 120, 'banana', '#2F5A5A')
  pot(c, 320, 560, 66, 'fern')
  for (let i = 0; i < 3; i++)
    c.p(
      poly([
        cam.p(-4.6, 3.9, 8.6 - i * 2.4),
        cam.p(4.6, 3.9, 8.6 - i * 2.4),
        cam.p(4.6, 3.65, 8.6 - i * 2.4),
        cam.p(-4.6, 3.65, 8.6 - i * 2.4),
      ]),
      c.t('#7A4A34'),
    )
  c.at(170, 840, 1.3, () => {
    c.p(discD(20, 4, 110, 14), c.L.shade, 'opacity=".4"')
    c.form('M-70 0V-80H70V0Z', c.t('#A8683A'), { sh: 'r', hi: 'l' })
    c.s('M-70-28H70M-70-60H70M-42-80V0M42-80V0', c.t('#5A3422'), 5)
    c.form('M-60-80Q-40-112 0-104T60-80Z', c.t('#C4532D'), { hi: 'tl' })
  })
}
function hearth(c: Canvas): void {
  const cam = new Cam(600, 450, 900, 1.5),
    o = room(c, cam, { x: 4.4, h: 4.3, z: 9.4, wall: '#8A5A44', floor: '#6E4430', ceil: '#4A2E2A', lit: -0.02 })
  for (let i = 0; i < 3; i++) {
    let lg = ''
    for (let v = 0.4; v < 4.3; v += 0.4)
      lg += d`M${[o.back, o.left, o.right][i]!(0, v)}L${[o.back, o.left, o.right][i]!(8.8, v)}`
    c.s(lg, c.t('#3A2028'), 3, 'opacity=".6"')
  }
  c.s(planks(cam, -8, 8, 9.4, 1.6, 0.6), c.t('#3A2028'), 2, 'opacity=".5"')
  // stone chimney breast
  c.form(onRect(o.back, 2.9, 0, 3, 4.3), c.t('#A5968C'), { sh: 'r', sho: 0.5, hi: 'b', hic: '#FFB45A', hio: 0.4 })
  bricks(c, (u, v) => o.back(2.9 + u, v), 3, 4.3, 0.26, '', 34, [c.t('#8A7A74'), c.t('#BDAFA2')])
  c.p(warp(archD(3.55, 0, 1.7, 0.9, 0.55, 'round'), o.back), c.t('#4A3A3A')).p(
    warp(archD(3.68, 0, 1.44, 0.86, 0.46, 'round'), o.back),
    '#1E0E14',
  )
  c.p(onRect(o.back, 2.7, 1.75, 3.4, 0.2), c.t('#7A4A30', 0, 0.1))
  const f = o.back(4.4, 0)
  c.glow(f[0], f[1] - 40, 520, '#FF9A3A', 0.6, 320)
  c.p(
    d`M${f[0] - 50} ${f[1]}Q${f[0] - 56} ${f[1] - 50} ${f[0] - 20} ${f[1] - 84}Q${f[0] - 20} ${f[1] - 50} ${f[0]} ${f[1] - 110}Q${f[0] + 10} ${f[1] - 60} ${f[0] + 26} ${f[1] - 78}Q${f[0] + 60} ${f[1] - 40} ${f[0] + 46} ${f[1]}Z`,
    '#FF8E2A',
  ).p(
    d`M${f[0] - 26} ${f[1]}Q${f[0] - 24} ${f[1] - 30} ${f[0]} ${f[1] - 60}Q${f[0] + 28} ${f[1] - 30} ${f[0] + 24} ${f[1]}Z`,
    '#FFE79A',
  )
  c.s(
    d`M${f[0] - 56} ${f[1] - 2}L${f[0] + 50} ${f[1] - 14}M${f[0] - 50} ${f[1] - 14}L${f[0] + 56} ${f[1] - 2}`,
    '#4A2418',
    13,
    'stroke-linecap="round"',
  )
  for (const u of [0.7, 6.5]) {
    c.p(onRect(o.back, u - 0.12, 1.2, 1.84, 2.04), c.t('#5A3428')).p(
      onRect(o.back, u, 1.3, 1.6, 1.8),
      c.linU(0, 180, 0, 400, [
        [0, '#141C40'],
        [1, '#3A4E86'],
      ]),
    )
    const q = o.back(u + 0.8, 1.3),
      t = o.back(u + 0.8, 3.1)
    c.clip(onRect(o.back, u, 1.3, 1.6, 1.8), () => {
      conifer(c, q[0] - 30, q[1] + 6, 130, '#1E2E52', 0, 0.24)
      conifer(c, q[0] + 34, q[1] + 6, 100, '#22345C', 0, 0.24)
      c.p(discD(q[0] + 30, t[1] + 40, 12), '#F4F1DA')
    })
    c.s(d`M${q}L${t}M${o.back(u, 2.2)}L${o.back(u + 1.6, 2.2)}`, c.t('#5A3428'), 5)
    c.form(
      poly([o.back(u - 0.2, 3.3), o.back(u + 0.35, 3.3), o.back(u + 0.1, 1.1), o.back(u - 0.2, 1.1)]) +
        poly([o.back(u + 1.8, 3.3), o.back(u + 1.25, 3.3), o.back(u + 1.5, 1.1), o.back(u + 1.8, 1.1)]),
      c.t('#A8432F'),
      { sh: 'b' },
    )
  }
  for (const u of [3.2, 5.3]) {
    const p = o.back(u, 1.95)
    c.p(rectD(p[0] - 5, p[1] - 34, 10, 34), '#FBEED0').p(
      d`M${p[0] - 6} ${p[1] - 36}Q${p[0]} ${p[1] - 58} ${p[0] + 6} ${p[1] - 36}Z`,
      '#FFE9A0',
    )
  }
  const fr = o.back(4.4, 3)
  c.p(discD(fr[0], fr[1], 48, 56), c.t('#D9A23C'))
    .p(discD(fr[0], fr[1], 39, 47), c.t('#4A6A6A'))
    .p(
      d`M${fr[0] - 36} ${fr[1] + 14}Q${fr[0]} ${fr[1] - 20} ${fr[0] + 36} ${fr[1] + 10}V${fr[1] + 30}Q${fr[0]} ${fr[1] + 60} ${fr[0] - 36} ${fr[1] + 28}Z`,
      c.t('#3A5A3A'),
    )
    .p(discD(fr[0] + 10, fr[1] - 14, 10), '#F6DDA0')
  c.p(cam.quad([-2.4, 0.01, 8], [2.6, 0.01, 8], [3, 0.01, 4], [-2.8, 0.01, 4]), c.t('#8A2E35'))
    .p(cam.quad([-2.1, 0.01, 7.7], [2.3, 0.01, 7.7], [2.65, 0.01, 4.3], [-2.45, 0.01, 4.3]), c.t('#E3C08A'))
    .p(cam.quad([-1.8, 0.01, 7.4], [2, 0.01, 7.4], [2.3, 0.01, 4.6], [-2.1, 0.01, 4.6]), c.t('#2F4A5A'))
  c.p(
    poly([
      [470, 640],
      [740, 640],
      [900, 830],
      [330, 830],
    ]),
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#FFB45A', 0.5],
        [1, '#FFB45A', 0],
      ],
    ),
  )
  sofa(c, 250, 780, 1.35, '#4F6A52')
  sofa(c, 985, 790, 1.3, '#B4603A')
  c.at(610, 800, 1.1, () => {
    c.p(discD(10, 6, 130, 16), '#12081A', 'opacity=".5"')
    c.form('M-100-50a100 22 0 1 0 200 0a100 22 0 1 0-200 0z', c.t('#8A5636', 0, 0.1), {
      hi: 't',
      hic: '#FFC27A',
      hio: 0.7,
    })
    c.s('M-70-36L-80 0M70-36L80 0', c.t('#4A2A20'), 9)
    c.form('M-30-50V-72H-4V-50ZM20-50V-72H46V-50Z', c.t('#FBF0DC'), { sh: 'r' })
    c.s('M-17-80q-8-14 0-24M33-80q-8-14 0-24', '#FFF3DC', 3, 'opacity=".6" stroke-linecap="round"')
  })
  for (const z of [7.6, 5])
    c.p(poly([cam.p(-4.4, 4.3, z), cam.p(4.4, 4.3, z), cam.p(4.4, 3.95, z), cam.p(-4.4, 3.95, z)]), c.t('#3A2222'))
  stringLights(c, [120, 90], [1080, 90], 50, 22, 5)
  figure(c, 470, 700, 120, 'sit', { main: '#E3B04A', cast: false, dark: -0.2 })
}
function bath(c: Canvas): void {
  const cam = new Cam(600, 450, 900, 1.5),
    o = room(c, cam, { x: 4.2, h: 4.2, z: 9, wall: '#9DB8A4', floor: '#D9C8AA', ceil: '#DCE3CC', lit: 0.16 })
  c.p(checker(cam, -6, 6, 2.4, 9, 0.75), c.t('#4F7A6E'), 'opacity=".55"')
  let tl = ''
  for (let v = 0; v < 1.7; v += 0.34)
    for (let u = 0; u < 8.4; u += 0.6) tl += onRect(o.back, u + 0.02, v + 0.02, 0.56, 0.3)
  c.p(onRect(o.back, 0, 0, 8.4, 1.74), c.t('#C9D6C2', 0, 0.1)).p(tl, c.t('#EAF0DE', 0, 0.25))
  c.p(onRect(o.back, 0, 1.7, 8.4, 0.1), c.t('#2F5F58'))
  c.p(warp(archD(2.35, 1.2, 3.7, 1.5, 1.2, 'round'), o.back), c.t('#FBF3E0', 0, 0.2))
  const wd = warp(archD(2.5, 1.3, 3.4, 1.4, 1.1, 'round'), o.back)
  c.p(
    wd,
    c.linU(0, 180, 0, 480, [
      [0, '#BFE0D4'],
      [0.6, '#FCF0C0'],
      [1, '#FFDDA0'],
    ]),
  )
  c.clip(wd, () => {
    treeline(c, 470, 110, '#7FA070', 0.3, 400, 800)
    for (let i = 0; i < 6; i++)
      frond(c, 440 + i * 60, 500, -Math.PI / 2 + c.r.jit(0.6), 130, c.t(i % 2 ? '#5F8C55' : '#86A660'), 0.35)
  })
  c.s(d`M${o.back(4.2, 1.3)}L${o.back(4.2, 3.8)}M${o.back(2.5, 2.5)}L${o.back(5.9, 2.5)}`, c.t('#FBF3E0', 0, 0.2), 8)
  for (let i = 0; i < 3; i++)
    shaft(
      c,
      [
        [440 + i * 110, 190],
        [510 + i * 110, 190],
        [700 + i * 190, 840],
        [520 + i * 190, 840],
      ],
      0.3,
    )
  c.at(610, 720, 1.7, () => {
    c.p('M-170 6Q40-14 230 10Q80 34-150 24Z', c.L.shade, 'opacity=".4"')
    c.s('M-110-10l-16 22M110-10l16 22', c.t('#D9A23C'), 10, 'stroke-linecap="round"')
    c.form('M-176-110Q-150-96 0-96T176-110Q170-10 110-4H-110Q-170-10-176-110Z', c.t('#FBF6EA', 0, 0.2), {
      sh: 'br',
      shc: '#4F7A7A',
      sho: 0.6,
      hi: 'tl',
    })
    c.p(
      'M-180-118Q-150-100 0-100T180-118Q190-108 170-102Q100-90 0-90T-170-102Q-190-108-180-118Z',
      c.t('#FFFDF4', 0, 0.2),
    )
    const p: Pt[] = []
    for (let i = 0; i < 15; i++) p.push([-130 + i * 19, -104 + c.r.jit(5)])
    blooms(c, p, 12, [c.t('#D9586E'), c.t('#FBEBD9', 0, 0.2), c.t('#F2A516')])
    c.s('M130-104V-170Q130-192 108-192H92V-178', c.t('#D9A23C', 0, 0.1), 9)
  })
  c.at(250, 740, 1.2, () => {
    c.p(discD(20, 4, 90, 12), c.L.shade, 'opacity=".4"')
    c.form('M-60-80H60V-66H-60Z', c.t('#A5683A'), { hi: 'l' })
    c.s('M-50-66L-58 0M50-66L58 0M-54-30H54', c.t('#8A5636'), 7)
    c.form('M-44-80V-96H44V-80ZM-40-98V-114H40V-98Z', c.t('#F0C4B4', 0, 0.1), { sh: 'r' })
    c.p('M-10-116q-6-24 10-30q16 6 10 30z', c.t('#2F6F6B'))
  })
  pot(c, 1020, 760, 150, 'banana', '#C4683A')
  pot(c, 130, 640, 90, 'fern', '#E8DCC4')
  lantern(c, 820, 90, 60, 44)
}
export const COTTAGES = {
  exterior: {
    title: 'The Cottage by Day',
    alt: 'A clay-roofed cottage behind a picket fence and flowers',
    time: 'golden',
    focus: [600, 560],
    draw: garden,
  },
  'exterior-night': {
    title: 'The Cottage by Night',
    alt: 'The cottage glowing among moonlit trees',
    time: 'moonlit',
    focus: [600, 520],
    draw: woodsCottage,
  },
  bedroom: {
    title: 'Bedroom',
    alt: 'A sunlit bedroom with a marigold quilt',
    time: 'golden',
    focus: [600, 500],
    draw: bedroom,
  },
  hearth: {
    title: 'Hearth Room',
    alt: 'Two sofas before a stone fireplace at night',
    time: 'dusk',
    focus: [600, 520],
    draw: hearth,
  },
  bath: {
    title: 'Garden Bath',
    alt: 'A freestanding bath under an arched garden window',
    time: 'dawn',
    focus: [600, 520],
    draw: bath,
  },
} satisfies Record<string, SceneDef>

function counter(c: Canvas): void {
  const cam = new Cam(600, 430, 900, 1.6),
    o = room(c, cam, { x: 4.6, h: 4, z: 9, wall: '#E3B98A', floor: '#C98A5A', ceil: '#8A5640', lit: 0.12 })
  c.p(checker(cam, -7, 7, 2.4, 9, 0.8), c.t('#F4E3C4', 0, 0.1), 'opacity=".6"')
  let tl = ''
  for (let v = 0.9; v < 2; v += 0.28)
    for (let u = (Math.round(v * 10) % 2) * 0.2; u < 9.2; u += 0.5)
      tl += onRect(o.back, u + 0.015, v + 0.015, 0.47, 0.25)
  c.p(onRect(o.back, 0, 0.9, 9.2, 1.12), c.t('#2F6A62')).p(tl, c.t('#3F8478', 0, 0.06))
  for (const v of [2.25, 3.05]) {
    c.p(onRect(o.back, 0.6, v, 8, 0.1), c.t('#6A3E2A'))
    for (let i = 0; i < 16; i++) {
      const p = o.back(0.85 + i * 0.5, v + 0.1),
        k = i % 4,
        col = c.t(['#C4532D', '#F4E4C4', '#2F6F6B', '#D9A23C'][(i * 3 + (v > 3 ? 1 : 0)) % 4]!, 0, 0.05)
      c.form(
        k === 0
          ? d`M${p[0] - 15} ${p[1]}v-44h30v44z`
          : k === 1
            ? d`M${p[0] - 12} ${p[1]}v-26q0 -8 7 -12v-16h10v16q7 4 7 12v26z`
            : k === 2
              ? d`M${p[0] - 17} ${p[1]}q-4 -26 4 -30h26q8 4 4 30z`
              : d`M${p[0] - 11} ${p[1]}v-52h22v52z`,
        col,
        { sh: 'r', hi: 'l' },
      )
    }
  }
  c.p(onRect(o.right, 1.6, 1.3, 3.4, 2), c.t('#5A3428')).p(onRect(o.right, 1.75, 1.45, 3.1, 1.7), c.t('#22302C'))
  let ln = ''
  for (let i = 0; i < 6; i++) ln += d`M${o.right(2, 2.95 - i * 0.25)}L${o.right(3.4 + (i % 3) * 0.3, 2.95 - i * 0.25)}`
  c.s(ln, '#F6E8CB', 5, 'opacity=".8" stroke-linecap="round"')
  c.p(onRect(o.left, 1.5, 0.7, 4.6, 2.6), c.t('#6A3E2A')).p(
    onRect(o.left, 1.7, 0.9, 4.2, 2.2),
    c.linU(0, 150, 0, 500, [
      [0, '#A8CFC4'],
      [1, '#FFDB98'],
    ]),
  )
  c.s(d`M${o.left(3.1, 0.9)}L${o.left(3.1, 3.1)}M${o.left(4.5, 0.9)}L${o.left(4.5, 3.1)}`, c.t('#6A3E2A'), 7)
  shaft(
    c,
    [
      [60, 200],
      [200, 200],
      [760, 860],
      [460, 860],
    ],
    0.3,
    '#FFEBB8',
  )
  figure(c, 560, 640, 300, 'man', { main: '#F6ECD8', cast: false })
  c.form('M528 470H592L600 580H520Z', c.t('#2F5F58'), { sh: 'r' })
  // counter
  c.p('M170 640H1060L1120 830H110Z', c.L.shade, 'opacity=".3"')
  c.form('M170 590H1040V800H170Z', c.t('#8A4E34'), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.35 })
  let pn = ''
  for (let i = 0; i < 6; i++) pn += d`M${190 + i * 143} 620h112v160h-112z`
  c.s(pn, c.t('#5A2E22'), 4)
  c.form('M140 566H1070V594H140Z', c.t('#F0DDB8', 0, 0.15), { sh: 'r', sho: 0.35, hi: 'l' })
  c.at(320, 566, 1.25, () => {
    c.form('M-110 0V-20H110V0ZM-100-20V-130H100V-20Z', c.t('#C4402D'), { sh: 'r', sho: 0.55, hi: 'tl' })
    c.p('M-88-20V-84H88V-20Z', c.t('#2A2128'))
    c.form('M-108-128H108V-148H-108Z', c.t('#D9CDB8', 0, 0.15), { sh: 'r' })
    c.s('M-44-84V-62M44-84V-62M-60-58h32M28-58h32', c.t('#D9CDB8', 0, 0.1), 9, 'stroke-linecap="round"')
    c.p('M-56-20V-42H-32V-20ZM32-20V-42H56V-20Z', c.t('#FBF3E2')).p(discD(0, -106, 14), c.t('#FBF3E2'))
    c.s('M0-106l6-8', '#2A2128', 2.6)
    for (let i = 0; i < 5; i++) c.p(d`M${-80 + i * 36} -148v-20h24v20z`, c.t('#FBF3E2', 0, 0.1))
    c.s('M-40-156q-10-20 0-34M30-160q-10-20 0-34', '#FFF6E4', 4, 'opacity=".5" stroke-linecap="round"')
  })
  c.at(830, 566, 1.2, () => {
    c.form('M-150 0V-110Q-150-126-134-126H134Q150-126 150-110V0Z', c.t('#CFE0D6', 0, 0.2), { attrs: 'opacity=".75"' })
    c.s('M-150-62H150', c.t('#8A5636'), 5)
    const sl = (x: number, y: number, col: string): void => {
      c.form(d`M${x - 24} ${y}V${y - 26}L${x + 22} ${y - 32}V${y}Z`, c.t(col), { sh: 'r' })
      c.p(d`M${x - 24} ${y - 26}L${x + 22} ${y - 32}V${y - 24}L${x - 24} ${y - 18}Z`, c.t('#FBF3E2', 0, 0.2)).p(
        discD(x, y - 34, 6),
        c.t('#C4303E'),
      )
    }
    for (let i = 0; i < 5; i++) {
      sl(-110 + i * 56, -64, ['#D9A05A', '#8A4A34', '#E79AA4', '#A8B87A', '#D9785A'][i]!)
      c.form(discD(-108 + i * 54, -14, 22, 14), c.t('#D9A05A'), { sh: 'b', hi: 't' })
    }
    c.p('M-140-118L-90-118L-130-6H-146V-100Z', '#FFFFFF', 'opacity=".4"')
  })
  for (const x of [350, 600, 850]) {
    c.s(d`M${x} ${c.box.y}V150`, '#2A2128', 3)
    c.form(d`M${x - 52} 196Q${x - 44} 146 ${x - 10} 144h20Q${x + 44} 146 ${x + 52} 196Z`, c.t('#D9A23C'), {
      sh: 'r',
      hi: 'l',
    })
    c.p(discD(x, 196, 18, 13), '#FFF3C8')
    c.glow(x, 204, 140, '#FFE3A0', 0.55)
  }
  for (const x of [300, 470, 900]) {
    c.at(x, 860, 1.1, () => {
      c.s('M-30 20L-20-90M30 20L20-90M-26-30H26', c.t('#2A2128'), 6)
      c.form('M-40-90a40 11 0 1 0 80 0a40 11 0 1 0-80 0z', c.t('#C4532D'), { hi: 'tl' })
    })
  }
  pot(c, 1110, 850, 130, 'fern', '#2F5A5A')
}
function windowTable(c: Canvas): void {
  const b = c.box,
    r = c.r
  c.form(c.full, c.t('#B4704A'), { sh: 'br', sho: 0.6, hi: 'tl', hio: 0.3 })
  bricks(c, (u, v) => [b.x + u, b.y + b.h - v], b.w, b.h, 34, '', 90, [c.t('#9A5A3E'), c.t('#C98A60', 0, 0.08)])
  const w = 'M250 640V330Q250 60 600 60T950 330V640Z'
  c.p('M220 660V330Q220 30 600 30T980 330V660Z', c.t('#F4E3C4', 0, 0.1))
  c.p(
    w,
    c.linU(0, 60, 0, 640, [
      [0, '#7FB4B0'],
      [0.6, '#FBE0A0'],
      [1, '#FFBE70'],
    ]),
  )
  c.clip(w, () => {
    c.glow(440, 360, 330, '#FFF3C0', 0.8)
    c.p(discD(440, 380, 52), '#FFF6D8')
    c.p('M200 560Q420 440 640 530T1000 500V660H200Z', c.t('#9A9A5A', 0.4)).p(
      'M200 600Q480 520 1000 590V660H200Z',
      c.t('#5F7A45', 0.15),
    )
    tree(c, 800, 610, 260, { color: '#6E8A45', depth: 0.1, cast: false })
    c.s('M600 40V660M250 350H950', c.t('#F4E3C4', 0, 0.1), 14)
  })
  c.form('M180 640H1020V676H180Z', c.t('#F4E3C4', 0, 0.15), { sh: 'b', sho: 0.4 })
  c.at(0, -70, 1, () => {
    shaft(
      c,
      [
        [300, 330],
        [520, 330],
        [1000, 960],
        [620, 960],
      ],
      0.35,
      '#FFEBB8',
    )
    c.cast('M180 760H1020V1100H180Z', 900, 0.1)
    c.form('M150 760Q600 700 1050 760Q1090 800 1040 830Q600 900 160 830Q110 800 150 760Z', c.t('#8A5636', 0, 0.08), {
      hi: 'tl',
      hio: 0.5,
      sh: 'br',
      sho: 0.5,
    })
    c.p('M156 828Q600 900 1044 828L1040 850Q600 926 160 850Z', c.t('#4A2A20'))
    c.s('M260 850L200 1060M940 850L1000 1060', c.t('#4A2A20'), 22)
    const cup = (x: number, y: number, s: number, col: string, f = 1): void =>
      c.at(
        x,
        y,
        s,
        () => {
          c.p(discD(50, 6, 130, 18), c.L.shade, 'opacity=".45"')
          c.form(discD(0, 0, 100, 24), c.t('#FBF3E2', 0, 0.1), { sh: 'br', hi: 'tl' })
          c.s('M66-70q46-6 42 26q-8 30-54 24', c.t(col), 12)
          c.form('M-74-90Q-70 0-30 0H30Q70 0 74-90Z', c.t(col), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.5 })
          c.p(discD(0, -90, 74, 18), c.t(col, 0, 0.3))
            .p(discD(0, -89, 64, 14), c.t('#7A4626'))
            .p('M-30-90q30-14 60 0q-10 8-30 10q-20-2-30-10z', c.t('#F0DDB4', 0, 0.2))
          c.s('M-20-124q-16-26 0-50t0-50M20-128q-16-26 0-50t0-44', '#FFF6E4', 7, 'opacity=".5" stroke-linecap="round"')
        },
        ` scale(${f} 1)`,
      ) && undefined
    cup(420, 810, 0.95, '#2F6F6B', -1)
    cup(760, 816, 0.95, '#C4532D')
    c.at(590, 790, 1, () => {
      c.p(discD(40, 8, 90, 14), c.L.shade, 'opacity=".45"')
      c.form('M-26 0Q-44-50-18-84V-110H18V-84Q44-50 26 0Z', c.t('#CFE0D6', 0, 0.2), {
        sh: 'r',
        sho: 0.4,
        attrs: 'opacity=".85"',
      })
      for (let i = 0; i < 7; i++) c.s(d`M0 -60Q${(i - 3) * 12} -150 ${(i - 3) * 30} -210`, c.t('#4F7A4D'), 4)
      const p: Pt[] = []
      for (let i = 0; i < 12; i++) p.push([(i - 5.5) * 17 + r.jit(10), -210 + Math.abs(i - 5.5) * 11 + r.jit(22)])
      blooms(c, p, 26, [c.t('#F2A516'), c.t('#FBEBD9', 0, 0.2), c.t('#D9586E')])
    })
    c.at(900, 812, 1, () => {
      c.form('M-60 0L-48-16H60L50 0Z', c.t('#2C2F5B'), { hi: 'l' })
      c.p('M-46-18L-38-28H58L52-18Z', c.t('#D9A23C'))
    })
  })
  foliage(c, 'tl', 340, { color: '#3A5A34' })
  foliage(c, 'tr', 300, { color: '#3A5A34' })
}
function tandoor(c: Canvas): void {
  const cam = new Cam(600, 430, 900, 1.6),
    o = room(c, cam, { x: 4.6, h: 4, z: 9, wall: '#7A4A3E', floor: '#6A4438', ceil: '#3A2228', lit: 0 })
  bricks(c, o.back, 9.2, 4, 0.2, '', 90, [c.t('#6A3A34'), c.t('#9A5E48')])
  c.s('M120 190H1080', c.t('#D9A23C', 0, 0.1), 9)
  for (let i = 0; i < 9; i++) {
    const x = 170 + i * 106
    c.s(d`M${x} 190v26`, c.t('#2A1A20'), 4)
    c.form(
      i % 2 ? d`M${x - 36} 236a36 36 0 0 0 72 0zM${x - 4} 214h8v22h-8z` : d`M${x - 24} 220h48v50q-24 14 -48 0z`,
      c.t(i % 3 ? '#C9823A' : '#8A8A8E', 0, 0.05),
      { sh: 'r', hi: 'l', hic: '#FFD98A', hio: 0.6 },
    )
  }
  c.glow(420, 560, 480, '#FF8A2E', 0.65, 360)
  c.form('M230 790Q200 600 290 520H550Q640 600 610 790Z', c.t('#A5684A'), {
    sh: 'r',
    sho: 0.6,
    hi: 'tl',
    hic: '#FFC27A',
    hio: 0.6,
  })
  c.p(discD(420, 522, 132, 34), c.t('#5A2E24'))
    .p(discD(420, 526, 108, 25), '#FF7A1E')
    .p(discD(420, 530, 74, 16), '#FFE08A')
  c.p('M350 520Q340 460 376 420Q380 460 410 400Q420 460 450 430Q490 470 486 520Z', '#FF8E2A', 'opacity=".9"').p(
    'M386 520Q386 480 412 450Q440 480 446 520Z',
    '#FFE79A',
  )
  let sp = ''
  for (let i = 0; i < 26; i++) sp += d`M${420 + c.r.jit(110)} ${420 - c.r.range(0, 240)}h.1`
  c.s(sp, '#FFC24A', 5, 'stroke-linecap="round"')
  bricks(c, (u, v) => [240 + u, 790 - v], 360, 200, 30, '', 18, [c.t('#8A5240'), c.t('#C98A62')])
  figure(c, 720, 780, 380, 'man', { main: '#F6ECD8', cast: false, dark: -0.1 })
  c.form('M684 566H756L766 720H674Z', c.t('#C4532D'), { sh: 'r' })
  // A toque sits on the hair: a band as wide as the head, and three puffs above it.
  c.form(
    'M696 398Q676 392 680 372Q684 352 704 358Q708 336 726 342Q744 338 746 358Q764 354 766 374Q766 394 746 398Z',
    '#FBF6EA',
    {
      sh: 'r',
      sho: 0.4,
    },
  )
  c.form('M697 394H743L741 424Q720 432 699 424Z', '#F3E9D6', { sh: 'r', sho: 0.45 })
  c.s('M690 560L470 500', c.t('#3A2A2A'), 6)
  c.form('M440 470Q470 450 506 484Q500 520 460 520Q430 500 440 470Z', '#E9C08A', { sh: 'b', hi: 't' })
  c.form('M790 660H1180V690H790Z', c.t('#B4805A', 0, 0.1), { hi: 'l' })
  c.form('M800 690H1170V860H800Z', c.t('#6A3E2E'), { sh: 'r', hi: 'l' })
  for (let i = 0; i < 4; i++) c.form(discD(860 + i * 34, 650 - (i % 2) * 4, 34, 10), '#E9C08A', { sh: 'b', hi: 't' })
  c.form('M1010 660Q1004 610 1050 606T1094 660Z', c.t('#C9823A'), { sh: 'r', hi: 'l', hic: '#FFD98A' })
  c.p(discD(1052, 608, 42, 10), c.t('#D9A23C'))
  const g: Pt[] = []
  for (let i = 0; i < 9; i++) g.push([1010 + i * 10, 604 - c.r.range(0, 14)])
  blooms(c, g, 12, [c.t('#5F8C45'), c.t('#C4402D'), c.t('#7FA850')])
  lantern(c, 980, 60, 100, 44)
  lantern(c, 170, 60, 80, 40)
  foliage(c, 'bl', 200, { color: '#2A2A34' })
}
function swingTable(c: Canvas): void {
  cafeTerrace(c)
  stringLights(c, [c.box.x, 190], [760, 150], 70, 22, 6)
  c.glow(660, 560, 420, '#FFC46A', 0.35)
}
function kulhad(c: Canvas): void {
  const b = c.box,
    r = c.r
  sky(c, { horizon: 520, sun: [860, 300], sunR: 80, clouds: 5, birds: [400, 170] })
  hills(c, 516, '#8A7A8A', 0.6, 90, 4)
  hills(c, 536, '#7A8A6A', 0.42, 50, 6)
  treeline(c, 552, 50, '#6E7A4E', 0.3)
  c.p(rectD(b.x, 556, b.w, 120), c.t('#A5A060', 0.1))
  c.form(d`M${b.x} 640H${b.x + b.w}V${b.y + b.h + 10}H${b.x}Z`, c.t('#8A5636', 0, 0.05), {
    hi: 'tl',
    hio: 0.5,
    sh: 'br',
    sho: 0.6,
  })
  c.s(d`M${b.x} 700H${b.x + b.w}M${b.x} 790H${b.x + b.w}M${b.x} 880H${b.x + b.w}`, c.t('#4A2A20'), 4, 'opacity=".5"')
  c.form(d`M${b.x} 628H${b.x + b.w}V648H${b.x}Z`, c.t('#B4805A', 0, 0.2), {})
  const kl = (x: number, y: number, s: number): void =>
    c.at(x, y, s, () => {
      c.cast('M-60 0L-84-170H84L60 0Z', 0, 0.4, 1.2)
      c.form('M-60 0Q-84-90-84-170H84Q84-90 60 0Q0 14-60 0Z', c.t('#C4683F'), {
        sh: 'r',
        sho: 0.65,
        hi: 'l',
        hio: 0.55,
      })
      c.p(discD(0, -170, 84, 20), c.t('#E39A6A', 0, 0.2))
        .p(discD(0, -168, 73, 15), c.t('#B4763E'))
        .p(discD(-12, -169, 30, 6), c.t('#E9C08A', 0, 0.2))
      c.s('M-80-120Q0-104 80-120M-74-90Q0-74 74-90', c.t('#8A3E24'), 4, 'opacity=".6"')
      c.s('M-24-204q-24-36 0-70t0-70t4-60M24-204q-24-36 0-70t0-70', '#FFF6E4', 8, 'opacity=".5" stroke-linecap="round"')
    }) && undefined
  kl(400, 770, 1.25)
  kl(640, 810, 1.45)
  c.at(900, 810, 1.2, () => {
    c.p(discD(60, 14, 170, 22), c.L.shade, 'opacity=".45"')
    c.form(discD(0, 0, 150, 36), c.t('#3F7F7A', 0, 0.08), { sh: 'br', hi: 'tl' })
    for (const [x, y] of [
      [-60, -16],
      [10, -22],
      [72, -10],
      [-20, -54],
      [46, -52],
    ] as const)
      c.form(
        d`M${x - 52} ${y + 14}Q${x - 40} ${y - 30} ${x} ${y - 62}Q${x + 44} ${y - 26} ${x + 50} ${y + 14}Q${x} ${y + 28} ${x - 52} ${y + 14}Z`,
        c.t('#D9963E', 0, 0.05),
        { sh: 'br', shc: '#7A3A14', sho: 0.6, hi: 'tl', hio: 0.5 },
      )
    c.p(leafD(110, -14, 20, -0.4, 0.5) + leafD(124, -26, 18, -1.2, 0.5), c.t('#4F8A45'))
  })
  foliage(c, 'tl', 320, { color: '#4A5A34' })
  foliage(c, 'bl', 200, { color: '#2F4A30', kind: 'banana' })
  const fp: Pt[] = []
  for (let i = 0; i < 7; i++) fp.push([170 + r.jit(90), 850 + r.jit(24)])
  blooms(c, fp, 28, [c.t('#F2A516'), c.t('#E5722B')])
}
export const CAFES = {
  terrace: {
    title: 'Terrace',
    alt: 'Cafe terrace with parasols in late sun',
    time: 'golden',
    focus: [600, 520],
    draw: cafeTerrace,
  },
  counter: {
    title: 'Counter',
    alt: 'Barista behind a tiled counter with a cake case',
    time: 'golden',
    focus: [600, 500],
    draw: counter,
  },
  'window-table': {
    title: 'Window Table',
    alt: 'Two cups and flowers at an arched window at sunset',
    time: 'golden',
    focus: [600, 520],
    draw: windowTable,
  },
  tandoor: {
    title: 'Tandoor',
    alt: 'A cook at a glowing clay tandoor',
    time: 'dusk',
    focus: [560, 520],
    draw: tandoor,
  },
  'evening-lights': {
    title: 'Evening Lights',
    alt: 'The terrace at dusk under string lights',
    time: 'dusk',
    focus: [600, 520],
    draw: swingTable,
  },
  'kulhad-chai': {
    title: 'Kulhad Chai',
    alt: 'Clay cups of chai and samosas before a sunset field',
    time: 'dawn',
    focus: [640, 580],
    draw: kulhad,
  },
} satisfies Record<string, SceneDef>
export type CottageKind = keyof typeof COTTAGES
export type CafeKind = keyof typeof CAFES
function make(set: string, kind: string, s: SceneDef, o: SceneOptions): string {
  const c = new Canvas({
    kind: set + kind,
    seed: o.seed ?? 1,
    time: o.time ?? s.time,
    box: crop(o.aspect ?? '4:3', s.focus),
    label: o.label ?? s.alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  s.draw(c)
  return c.svg()
}
export const cottage = (kind: CottageKind, o: SceneOptions = {}): string => make('stay-', kind, COTTAGES[kind], o)
export const cafe = (kind: CafeKind, o: SceneOptions = {}): string => make('cafehouse-', kind, CAFES[kind], o)
