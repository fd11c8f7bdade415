/** spots.ts - empty-state and lost-page vignettes (640 x 480). */
import { Canvas, d, discD, mix, rectD } from '../kit/core.ts'
import type { PieceOptions } from '../kit/stage.ts'
import { birds, blooms, conifer, frond, leafD, tree } from '../kit/nature.ts'
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
const lost: Draw = (c) => {
  vignette(c, '#8A6A94', '#F2A97A', '#7A5A5A')
  conifer(c, 96, 320, 120, '#3F4A5A', 0.1)
  conifer(c, 132, 326, 90, '#3F4A5A', 0.15)
  c.p('M250 402Q320 330 290 306Q340 330 400 402Z', '#EBC49A', 'opacity=".7"')
  c.p('M420 398L540 412L560 406L440 394Z', c.L.shade, 'opacity=".35"')
  c.form('M418 400V150H436V400Z', c.t('#7A4A30'), { hi: 'l' })
  const sg = (y: number, dir: number, t: string, col: string): void => {
    const x0 = 427,
      w = 150 * dir
    c.form(
      d`M${x0 - 20 * dir} ${y}H${x0 + w - 18 * dir}L${x0 + w} ${y + 20}L${x0 + w - 18 * dir} ${y + 40}H${x0 - 20 * dir}Z`,
      c.t(col),
      { sh: 'b', sho: 0.35, hi: 't', hio: 0.4 },
    )
    text(c, t, x0 + w / 2 - 10 * dir, y + 27, 15, { color: '#FBF3DE', weight: 1.5, anchor: 'middle' })
  }
  sg(164, 1, 'SETS', '#2F6A66')
  sg(214, -1, 'CUT TO', '#C4532D')
  sg(264, 1, '404', '#2C2F5B')
  c.g('transform="translate(176 402)"', () => {
    c.p('M-80 4Q20-6 130 6Q40 16-80 8Z', c.L.shade, 'opacity=".4"')
    c.form(
      'M-60-4L-64-60Q-70-96-30-98H40Q60-130 56-156L78-176L112-160L108-146L84-138Q84-90 64-64L66-4H54L44-52H-22L-34-52L-40-4Z',
      c.t('#F3E3C3'),
      { sh: 'br', sho: 0.55, hi: 'tl', hio: 0.4 },
    )
    c.p('M74-174Q60-206 40-206Q56-196 62-168ZM84-172Q82-204 64-214Q78-198 76-172Z', c.t('#8A6A50'))
      .p('M60-160L36-152L56-146Z', c.t('#D9B48A'))
      .p(discD(84, -160, 3.6), '#1B1216')
      .p('M104-146l-2 22l-8-18z', c.t('#B48A6A'))
    c.s('M62-130Q40-90 30-62', '#3A2A2A', 4)
    c.form('M8-66h44v30H8z', '#2A2530', { hi: 'tl', hic: '#9A90A8', hio: 0.5 })
    c.p(discD(30, -50, 11), '#5A6A9A').p(rectD(16, -74, 16, 8), '#2A2530')
    c.s('M-62-80q-14 6-12 20', c.t('#F3E3C3'), 7, 'stroke-linecap="round"')
  })
  c.s('M120 396q30-20 60 0t60 0M470 400q40-16 80 0', '#5A3A4A', 3, 'opacity=".5"')
}
export const SPOTS = {
  'empty-cart': { alt: 'An empty picnic basket on the grass with a curious bird', draw: emptyCart },
  'no-results': { alt: 'A woman beside a telescope, searching the horizon', draw: noResults },
  'no-blogs': { alt: 'A typewriter with a blank page and drifting sheets', draw: noBlogs },
  'no-gallery': { alt: 'Empty picture frames on a wall, watched by a cat', draw: noGallery },
  'not-found': { alt: 'A goat wearing a camera beside a signpost that reads 404', draw: lost },
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
