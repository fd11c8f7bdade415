/** spots.ts - empty-state and lost-page vignettes (640 x 480). */
import { Canvas, d, discD, mix, rectD } from '../kit/core.ts'
import type { PieceOptions } from '../kit/stage.ts'
import { birds, blooms, frond, leafD, tree } from '../kit/nature.ts'
import { text } from '../kit/type.ts'
import { figure } from '../kit/people.ts'

type Draw = (c: Canvas) => void
/** A soft organic vignette: sky blob, hill, ground line. */
function vignette(c: Canvas, sky: string, sky2: string, land: string): void {
  const b = 'M64 330C30 210 110 70 260 66C330 20 470 36 528 120C610 170 630 290 566 352C470 400 160 404 64 330Z'
  c.form(b, sky, { hi: 't', hic: sky2, hio: 0.95 })
  c.clip(b, () => {
    c.form(discD(450, 150, 44), '#FFE9A8', {})
    c.glow(450, 150, 190, '#FFE9A8', 0.6)
    c.p('M20 300Q150 230 290 290T640 270V420H20Z', mix(land, sky, 0.5))
    c.form('M20 330Q200 270 380 322T640 310V420H20Z', land, { sh: 'b', sho: 0.4, hi: 't', hio: 0.4 })
  })
}
const emptyCart: Draw = (c) => {
  vignette(c, '#F3C48A', '#FBE3B4', '#8FA05A')
  tree(c, 150, 330, 190, { color: '#5F7F3E' })
  c.cast('M230 390L214 250H430L410 390Z', 392, 0.22, 0.9)
  c.form('M214 262H430L408 392Q404 400 394 400H250Q240 400 236 392Z', c.t('#C9904E'), {
    sh: 'r',
    sho: 0.6,
    hi: 'l',
    hio: 0.4,
  })
  c.s(
    'M218 288H426M222 316H422M228 344H416M232 372H412M258 262L268 400M300 262L304 400M344 262L340 400M388 262L376 400',
    c.t('#8A5630'),
    4,
  )
  c.form('M206 248H438V270H206Z', c.t('#A5683A', 0, 0.1), { hi: 'l' })
  c.s('M240 250Q250 150 322 150T404 250', c.t('#A5683A'), 12)
  c.s('M238 248Q248 148 320 146', c.L.key, 3, 'opacity=".6"')
  c.form('M250 252Q320 226 400 252L440 300Q420 330 408 300Q380 276 330 282Q270 276 250 252Z', c.t('#D9586A'), {
    sh: 'b',
    sho: 0.4,
  })
  c.s('M270 254Q320 244 380 256M300 266Q350 262 400 282', c.t('#FBEBD9'), 4)
  c.at(470, 372, 1, () => {
    c.p('M-30 20Q10 14 50 22Q20 30-30 24Z', c.L.shade, 'opacity=".4"')
    c.form('M-26 0Q-20-32 8-30Q30-30 34-10L64-16L36 10Q16 24-8 18Q-24 14-26 0Z', c.t('#3F6F8A'), { sh: 'b', hi: 'tl' })
    c.p('M-26-4L-42 2L-24 6Z', c.t('#F2A516'))
      .p(discD(-12, -10, 3.4), '#1B1216')
      .p('M-4 0Q10-10 30-4Q16 14-2 10Z', c.t('#2A4F66'))
    c.s('M0 18v10M10 17v10', '#7A4A2A', 3)
  })
  const pts = [
    [120, 372],
    [150, 384],
    [560, 360],
    [96, 356],
    [530, 384],
  ] as const
  blooms(c, pts, 13, [c.t('#F2A516'), c.t('#FBEBD9', 0, 0.2), c.t('#D9586A')])
}
const noResults: Draw = (c) => {
  vignette(c, '#9CC0BC', '#DCE8D8', '#C9A86E')
  c.p('M420 300L470 220L520 300Z', c.t('#B48A5A', 0.3))
  c.p('M240 398Q330 384 430 404Q340 418 240 406Z', c.L.shade, 'opacity=".35"')
  c.s('M306 262L250 400M306 262L362 400M306 262V392', c.t('#7A4A30'), 9, 'stroke-linecap="round"')
  c.g('transform="rotate(-20 306 240)"', () => {
    c.form('M206 216H330V264H206Z', c.t('#2F6A66'), { sh: 'b', sho: 0.6, hi: 't', hio: 0.5 })
    c.form('M326 206H446V274H326Z', c.t('#3F8078'), { sh: 'b', sho: 0.6, hi: 't', hio: 0.5 })
    c.p(rectD(318, 202, 16, 76) + rectD(440, 200, 14, 80) + rectD(198, 222, 12, 36), c.t('#D9A23C', 0, 0.1))
    c.form('M454 204q14 36 0 72z', '#CFE8E8', {})
  })
  figure(c, 190, 400, 168, 'saree', { main: '#C4532D', accent: '#F2A516', cast: false })
  text(c, '?', 520, 130, 50, { color: '#2C2F5B', weight: 1.4 })
  c.s('M470 196q10-30 24-46M500 210q14-26 34-40', '#2C2F5B', 3, 'stroke-dasharray="2 9" stroke-linecap="round"')
  for (let i = 0; i < 5; i++)
    frond(c, 560, 392, -Math.PI / 2 + (i - 2) * 0.4, 70, c.t(i % 2 ? '#5F8C55' : '#3F6B45'), 0.3)
}
const noBlogs: Draw = (c) => {
  vignette(c, '#E3A48E', '#F6D3B4', '#6E8A5A')
  c.cast('M160 396V330H470V396Z', 400, 0.2, 0.8)
  c.form('M140 330H500V346H140Z', c.t('#A5683A', 0, 0.1), { hi: 'l' })
  c.s('M170 346L160 402M470 346L480 402', c.t('#7A4A30'), 10, 'stroke-linecap="round"')
  c.p('M250 206H380V310H250Z', '#FBF3DE')
  c.s('M268 232H330M268 250H300', '#C9B08A', 4, 'stroke-dasharray="12 8" stroke-linecap="round"')
  c.form('M226 268Q226 254 240 254H392Q406 254 406 268V290H226Z', c.t('#2F6A66'), { sh: 'r', hi: 'tl' })
  c.form('M226 288H406L424 322Q424 332 414 332H218Q208 332 208 322Z', c.t('#3F8078'), { sh: 'br', hi: 'tl' })
  let k = ''
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 9; i++) k += d`M${244 - r * 6 + i * (18 + r * 1.4)} ${302 + r * 14}h.1`
  c.s(k, '#FBEFD6', 8, 'stroke-linecap="round"')
  c.form('M440 330q-8-30 0-46h28q8 16 0 46z', c.t('#C4532D'), { sh: 'r', hi: 'l' })
  c.s('M454 284Q450 220 470 190M456 284Q470 230 500 214', '#4F6B45', 3)
  c.p(leafD(474, 186, 18, -0.9) + leafD(504, 210, 18, -0.3) + leafD(452, 236, 14, -2.2), c.t('#4F7A4D'))
  c.form('M150 330Q150 300 180 300H196V330Z', c.t('#F2D08A'), { sh: 'r' })
  c.s('M150 322q-16-2-14-14t16-6', c.t('#F2D08A'), 5)
  for (const [x, y, a] of [
    [110, 250, 0.3],
    [90, 190, -0.5],
    [150, 150, 0.9],
  ] as const)
    c.g(`transform="translate(${x} ${y}) rotate(${a * 40})"`, () => {
      c.form('M-24-18L20-22L26 16L-20 20Z', '#FBF3DE', { sh: 'br', sho: 0.35 })
    })
  birds(c, 400, 110, 0.7)
}
const noGallery: Draw = (c) => {
  const b = 'M64 330C30 210 110 70 260 66C330 20 470 36 528 120C610 170 630 290 566 352C470 400 160 404 64 330Z'
  c.form(b, '#7E9A86', { hi: 'tl', hic: '#CFDCC0', hio: 0.9, sh: 'br', sho: 0.35 })
  c.p('M70 334Q320 420 566 352L600 372Q320 440 50 356Z', '#5A6E58', 'opacity=".5"')
  const fr = (x: number, y: number, w: number, h: number, a: number, col: string): void =>
    c.g(`transform="translate(${x} ${y}) rotate(${a})"`, () => {
      c.p(rectD(-w / 2 + 10, -h / 2 + 14, w, h), '#12261F', 'opacity=".3"')
      c.s(d`M0 ${-h / 2 - 26}L${-w / 4} ${-h / 2}M0 ${-h / 2 - 26}L${w / 4} ${-h / 2}`, '#3A2A2A', 2)
      c.form(rectD(-w / 2, -h / 2, w, h), c.t(col), { sh: 'br', sho: 0.5, hi: 'tl', hio: 0.6 })
      c.form(rectD(-w / 2 + 13, -h / 2 + 13, w - 26, h - 26), '#F6ECD6', { sh: 'tl', sho: 0.3 })
    }) && undefined
  fr(190, 186, 126, 154, -3, '#C4823A')
  fr(348, 162, 150, 116, 2, '#8A4A33')
  fr(488, 224, 108, 140, 6, '#D9A23C')
  c.s(discD(348, 162, 14) + 'M348 148v-8M362 162h8', '#D9C4A0', 3)
  c.form('M300 372Q296 320 318 296L314 268L330 282H352L368 268L364 296Q388 320 384 372Z', '#2A2430', {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hic: '#FFE3B4',
    hio: 0.5,
  })
  c.s('M384 366Q430 360 424 320Q420 300 436 296', '#2A2430', 11, 'stroke-linecap="round"')
  c.p(discD(331, 294, 3.4) + discD(351, 294, 3.4), '#F2C25A')
  c.p('M276 376Q340 366 440 380Q360 396 276 382Z', '#12261F', 'opacity=".35"')
  c.at(196, 380, 0.9, () => {
    c.form('M-40 0V-40Q-40-46-34-46H-18L-10-58H14L20-46H34Q40-46 40-40V0Z', c.t('#8A4A33'), { sh: 'r', hi: 'tl' })
    c.p(discD(2, -22, 16), '#1B1622').p(discD(2, -22, 10), '#5A6A8A')
  })
}
/** Everybody's favourite extra, facing right; its feet at (x, y). */
function goat(c: Canvas, x: number, y: number, s: number): void {
  c.at(x, y, s, () => {
    const coat = c.t('#F3E3C3', 0, 0.1),
      shade = c.t('#B99A7E'),
      horn = c.t('#8A6A50')
    c.p('M-80 4Q0-8 110 2Q60 12-40 10Q-84 10-80 4Z', '#12100C', 'opacity=".45"')
    c.p('M12-58L14 0H23L28-58ZM-40-60C-36-38-31-28-33 0H-24C-21-28-17-40-12-58Z', shade)
    c.p('M64-150C62-176 50-194 32-200C44-186 50-170 53-150Z', c.t('#6A4E3C'))
    c.form(
      'M-72-92C-66-112-30-112 0-106C20-104 30-112 40-128C46-142 52-152 62-158C76-164 92-150 106-138C113-131 110-123 102-121C90-119 84-121 78-116C72-98 68-86 56-70C50-58 40-54 30-52H-50C-66-56-78-72-72-92Z',
      coat,
      { sh: 'b', shc: '#5A3A4A', sho: 0.55, hi: 't', hic: '#FFF3D0', hio: 0.6 },
    )
    c.form('M-62-72C-68-44-54-36-57 0H-46C-42-34-38-42-30-58ZM28-60L29 0H39L46-62Z', coat, {
      sh: 'b',
      shc: '#5A3A4A',
      sho: 0.5,
    })
    c.p('M-57-10L-57 0H-46L-45-10ZM29-10V0H39V-10ZM14-10V0H23V-10ZM-33-10V0H-24V-10Z', '#2A2028')
    // A brown saddle, tail, ear and beard.
    c.form('M-50-107C-34-112-10-110 4-106C10-88 0-70-20-68C-44-68-56-84-50-107Z', c.t('#8A5636'), {
      sh: 'b',
      sho: 0.4,
      hi: 't',
      hio: 0.3,
    })
    c.p('M-70-94C-84-100-92-112-88-124C-78-118-70-110-62-106Z', coat)
    c.p('M58-158C54-182 40-196 20-200C34-188 42-172 47-150Z', horn).s(
      'M50-166l-9 3M44-178l-8 4M36-188l-6 5',
      c.t('#5A4030'),
      2,
    )
    c.form('M58-144C44-150 30-146 24-136C36-128 50-132 60-138Z', c.t('#8A5636'), { sh: 'b' })
    c.p('M92-120C93-106 88-94 82-88C79-98 78-108 80-118Z', c.t('#D9C4A0'))
    c.p(discD(78, -143, 4.4), '#F2C25A')
      .p(rectD(74.6, -144.2, 6.8, 2.4), '#1B1216')
      .s('M99-130q5 1 7-3', '#6A4238', 2)
    // The camera it found.
    c.s('M36-120Q60-96 66-84M44-130Q74-108 72-84', '#2A2028', 3.4)
    c.form('M46-86H86V-58H46Z', '#2A2630', { hi: 'tl', hic: '#B8A8C0', hio: 0.6 })
    c.p('M56-86l4-7h12l4 7z', '#2A2630')
      .p(discD(67, -71, 11), '#B8B4B0')
      .p(discD(67, -71, 8), '#2C2F6B')
      .p(discD(64, -74, 2.6), '#FFF3DC')
  })
}
/** Behind the set: a flat on its braces, the golden hour through its arch, and somebody who walked in. Fills its frame. */
const lost: Draw = (c) => {
  const night = '#001A14',
    timber = '#A5684A'
  c.p(
    c.full,
    c.lin(
      [0, 0, 0, 1],
      [
        [0, night],
        [0.7, '#062A22'],
        [1, '#0A2E26'],
      ],
    ),
  )
  let stars = ''
  for (let i = 0; i < 46; i++) stars += d`M${c.r.range(0, 640)} ${Math.pow(c.r.next(), 1.3) * 300}h.1`
  c.s(stars, '#E9F0E0', 1.7, 'stroke-linecap="round" opacity=".8"')
  c.glow(322, 250, 330, '#F2A516', 0.32)
  c.form('M0 372H640V480H0Z', '#0E3A30', { sh: 'b', shc: '#001410', sho: 0.8 })
  // The braces stand behind the frame's edge, on sandbags.
  c.s('M194 130L166 384M446 130L474 384', timber, 7).s('M194 130L166 384M446 130L474 384', '#5A3428', 2)
  for (const x of [166, 474])
    c.form(d`M${x - 26} 386Q${x - 24} 366 ${x} 366T${x + 26} 386Q${x} 394 ${x - 26} 386Z`, '#8A8070', {
      sh: 'r',
      hi: 'tl',
      hio: 0.4,
    })
  c.form('M190 78H450V378H190Z', '#D9D2BC', { sh: 'b', shc: '#3A4A40', sho: 0.6 })
  const arch =
    'M256 380V226Q256 200 268 192Q262 172 282 162Q288 142 306 142Q316 128 320 112Q324 128 334 142Q352 142 358 162Q378 172 372 192Q384 200 384 226V380Z'
  c.p(
    arch,
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#FFF0BE'],
        [0.5, '#FFD072'],
        [1, '#F6A44A'],
      ],
    ),
  )
  c.clip(arch, () => {
    c.glow(336, 250, 110, '#FFFBE6', 0.9)
    c.p(discD(336, 250, 25), '#FFFDF2')
    c.p('M240 330Q290 296 340 312T400 306V390H240Z', '#A4A45A').p('M240 352Q300 322 400 344V390H240Z', '#6F8446')
    tree(c, 276, 338, 60, { color: '#6F7F3E', cast: false })
  })
  // What the audience never sees: studs, rails and a note.
  c.s('M192 80H448V376H192ZM236 80V376M404 80V376M192 228H250M390 228H448', timber, 8)
  c.s('M196 84L234 226M196 232L234 372M444 84L406 226M444 232L406 372', timber, 5)
  c.s(arch.replace(/Z$/, ''), '#8A5A3E', 4)
  c.g('transform="rotate(-4 214 292)"', () => {
    c.p('M202 268H232V312H202Z', '#F2D08A').s('M207 278H227M207 287H222M207 296H226', '#3A2A20', 2)
  })
  // Light falls out of the arch onto the ground.
  c.p(
    'M256 380H384L470 480H190Z',
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#FFD47A', 0.75],
        [1, '#F2A516', 0.12],
      ],
    ),
  )
  // A lamp that is off, and a slate left behind.
  c.s('M432 420V296M432 420L414 446M432 420L452 446', '#0A1814', 4, 'stroke-linecap="round"')
  c.form('M414 262L452 276L444 310L408 298Z', '#12241E', { hi: 'l', hic: '#F2C25A', hio: 0.6 })
  c.g('transform="rotate(-9 222 424)"', () => {
    c.form('M198 408H250V444H198Z', '#1B2A2A', { hi: 'tr', hic: '#F2C25A', hio: 0.4 })
    c.p('M198 396H250V406H198Z', '#F3EAD4').p(
      'M202 396h9l-7 10h-6zM222 396h9l-7 10h-9zM242 396h8v3l-6 7h-9z',
      '#1B2A2A',
    )
    c.s('M204 418H244M204 428H230', '#F3EAD4', 2)
  })
  goat(c, 316, 432, 0.66)
}
export const SPOTS = {
  'empty-cart': { alt: 'An empty picnic basket on the grass with a curious bird', draw: emptyCart },
  'no-results': { alt: 'A woman beside a telescope, searching the horizon', draw: noResults },
  'no-blogs': { alt: 'A typewriter with a blank page and drifting sheets', draw: noBlogs },
  'no-gallery': { alt: 'Empty picture frames on a wall, watched by a cat', draw: noGallery },
  'not-found': { alt: 'A goat with a camera behind a film set, the golden hour through its arch', draw: lost },
} satisfies Record<string, { alt: string; draw: Draw }>
export type SpotKind = keyof typeof SPOTS
/** Transparent background, so a spot can sit on any surface colour. */
export function spot(kind: SpotKind, o: PieceOptions = {}): string {
  const c = new Canvas({
    kind: 'spot-' + kind,
    seed: o.seed ?? 1,
    time: o.time ?? 'golden',
    box: { x: 0, y: 0, w: 640, h: 480 },
    label: SPOTS[kind].alt,
    background: 'none',
    ...(o.grain ? { grain: o.grain } : {}),
  })
  SPOTS[kind].draw(c)
  return c.svg()
}
