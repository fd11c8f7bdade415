/** outfits.ts - garments on a dress form or hanger (480 x 640). */
import { Canvas, d, discD, rectD } from '../kit/core.ts'
import { blooms, leafD } from '../kit/nature.ts'
import { turned } from '../kit/dye.ts'
import { stage } from '../kit/stage.ts'
import type { PieceOptions, StageShape } from '../kit/stage.ts'

type Draw = (c: Canvas) => void
export interface OutfitDef {
  title: string
  category: string
  gender: 'F' | 'M' | 'K'
  alt: string
  stage: number
  shape: StageShape
  draw: Draw
}
const X = 240,
  gold = '#E0AE48'

/** Dress form: neck cap, shoulders, waist and a turned stand. */
function form(c: Canvas, stand = true, skin = '#E9D3B0'): void {
  if (stand) {
    c.s('M240 420V590M186 600Q240 570 294 600', c.t('#6A4028'), 10, 'stroke-linecap="round"')
  }
  c.form(
    'M228 108H252V132Q300 140 310 166Q300 230 286 290Q300 330 300 370H180Q180 330 194 290Q180 230 170 166Q180 140 228 132Z',
    c.t(skin),
    { sh: 'r', sho: 0.5, hi: 'l', hio: 0.5 },
  )
  c.form('M226 108Q240 80 254 108Z', c.t('#8A5636'), { sh: 'r' })
  c.p(rectD(226, 104, 28, 8), c.t('#6A4028'))
}
function hanger(c: Canvas): void {
  c.s('M240 96V84Q240 66 256 66T268 84', c.t('#3A2A2E'), 5, 'stroke-linecap="round"')
  c.s('M40 60H440', c.t('#4A3430'), 8, 'stroke-linecap="round"')
  c.s('M44 58H436', c.L.key, 2, 'opacity=".6"')
  c.s('M240 94L128 152M240 94L352 152', c.t('#A5683A'), 12, 'stroke-linecap="round"')
}
/** Woven motif scattered in rows, clipped to a garment. */
function buti(
  c: Canvas,
  clip: string,
  color: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  step: number,
  s = 1,
): void {
  const st = c.stamp(() =>
    c.p(
      [0, 1, 2, 3]
        .map((i) => leafD(Math.cos(i * 1.571) * 4.4, Math.sin(i * 1.571) * 4.4, 3.8, i * 1.571, 0.5))
        .join('') + discD(0, 0, 1.3),
      color,
    ),
  )
  c.clip(clip, () => {
    for (let y = y0, r = 0; y < y1; y += step, r++)
      for (let x = x0 + ((r % 2) * step) / 2; x < x1; x += step) st(x, y, s)
  })
}
function folds(c: Canvas, p: string, col: string, w = 3, o = 0.4): void {
  c.s(p, c.t(col, 0, -0.55), w, `opacity="${o}" stroke-linecap="round"`)
}
function border(c: Canvas, p: string, w: number, base = gold, dots = '#8A2030'): void {
  c.s(p, c.t(base, 0, 0.1), w).s(
    p,
    c.t(dots),
    w * 0.34,
    `stroke-dasharray="${w * 0.1} ${w * 0.6}" stroke-linecap="round"`,
  )
}

const lehenga: Draw = (c) => {
  const col = '#A81E44',
    sk = 'M196 312Q150 420 78 566Q240 612 402 566Q330 420 284 312Q240 322 196 312Z'
  form(c, false)
  c.cast(sk, 590, 0.16, 0.6)
  c.form(sk, c.t(col), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.35 })
  folds(c, 'M214 318Q190 430 140 580M230 318Q222 440 204 590M252 318Q262 440 282 590M268 316Q300 430 346 578', col, 3)
  buti(c, sk, c.t(gold, 0, 0.15), 70, 350, 410, 520, 30, 1.1)
  border(c, 'M86 546Q240 592 394 546', 20)
  c.s('M92 524Q240 568 388 524', c.t(gold), 3)
  c.s('M196 314Q240 324 284 314', c.t(gold, 0, 0.15), 12)
  c.form(
    'M190 150Q210 140 222 146Q240 190 258 146Q270 140 290 150L312 168L296 210L284 206L282 256Q240 268 198 256L196 206L184 210L168 168Z',
    c.t('#8A1638'),
    { sh: 'r', sho: 0.55, hi: 'l', hio: 0.35 },
  )
  border(c, 'M198 252Q240 264 282 252', 8)
  border(c, 'M222 148Q240 192 258 148', 6)
  border(c, 'M170 176L186 206M310 176L294 206', 7)
  c.form(
    'M182 146Q200 136 214 142C250 220 300 280 322 330C350 400 372 480 384 556Q350 566 340 560C330 470 306 400 276 344C236 280 200 210 182 146Z',
    c.t('#E7A83E', 0, 0.08),
    { sh: 'r', sho: 0.5, hi: 'tl', hio: 0.4, attrs: 'opacity=".94"' },
  )
  c.s('M214 142C250 220 300 280 322 330C350 400 372 480 384 556', c.t(col), 5)
  folds(c, 'M198 150C230 230 270 300 300 350C330 420 350 490 360 556', '#B4702A', 2.4, 0.5)
}
const saree: Draw = (c) => {
  const col = '#1F6A5E',
    sk = 'M186 300Q172 420 160 580Q240 600 330 582Q316 420 296 300Q240 316 186 300Z'
  form(c, false)
  c.cast(sk, 592, 0.16, 0.6)
  c.form(
    'M194 152Q240 196 286 152L308 168L296 208L284 204L284 250Q240 262 196 250L196 204L184 208L172 168Z',
    c.t('#B4302E'),
    { sh: 'r', sho: 0.5, hi: 'l', hio: 0.3 },
  )
  border(c, 'M196 246Q240 258 284 246', 6)
  c.form(sk, c.t(col), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.35 })
  buti(c, sk, c.t(gold, 0, 0.1), 150, 330, 340, 560, 34)
  border(c, 'M161 566Q240 586 329 568', 18)
  c.form('M224 306L206 588Q240 596 276 590L258 306Z', c.t(col, 0, 0.1), { sh: 'r', sho: 0.3 })
  folds(c, 'M232 308L218 590M240 308L234 592M248 308L250 592M254 308L266 590', col, 3, 0.6)
  border(c, 'M207 572Q240 580 275 574', 16)
  c.form('M184 296C220 270 270 240 318 158L300 148Q286 142 274 148C250 200 210 250 184 276Z', c.t(col, 0, 0.08), {
    sh: 'b',
    sho: 0.4,
  })
  folds(c, 'M190 286C230 262 270 220 296 152M186 280C224 250 262 210 284 150', col, 2.4, 0.5)
  c.form('M274 148Q300 138 318 158C350 230 372 380 376 520L316 530C316 400 300 260 274 148Z', c.t(col, 0, 0.04), {
    sh: 'r',
    sho: 0.6,
    hi: 'tl',
    hio: 0.35,
  })
  border(c, 'M318 158C350 230 372 380 376 520', 9)
  border(c, 'M316 500L375 490', 34, gold, '#B4302E')
  let fr = ''
  for (let i = 0; i < 11; i++) fr += d`M${318 + i * 5.7} ${530 - i}v16`
  c.s(fr, c.t(gold), 2.4)
}
const sherwani: Draw = (c) => {
  const col = '#EBDDBE',
    p =
      'M204 134Q240 150 276 134L322 160Q336 260 336 360L316 362Q312 300 306 270L310 500Q240 514 170 500L174 270Q168 300 164 362L144 360Q144 260 158 160Z'
  c.s('M240 500V596M190 604Q240 578 290 604', c.t('#6A4028'), 10, 'stroke-linecap="round"')
  c.cast(p, 600, 0.18, 0.7)
  c.form('M196 496L204 590H232L238 500ZM284 496L276 590H248L242 500Z', c.t('#B4862E'), { sh: 'r' })
  form(c, false)
  c.form(p, c.t(col, 0, 0.06), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.5 })
  buti(c, p, c.t('#C9A04A'), 150, 170, 340, 500, 24, 0.9)
  c.form('M226 138H254V504Q240 508 226 506Z', c.t('#D9BE84', 0, 0.05), { sh: 'r', sho: 0.35 })
  c.s('M226 140V506M254 140V505', c.t(gold), 3.4)
  let bt = ''
  for (let i = 0; i < 8; i++) bt += d`M240 ${164 + i * 30}h.1`
  c.s(bt, c.t('#8A2A3A'), 9, 'stroke-linecap="round"').s(bt, c.t(gold, 0, 0.3), 4, 'stroke-linecap="round"')
  c.form('M214 110Q240 122 266 110L276 136Q240 154 204 136Z', c.t(col, 0, 0.1), { sh: 'r', sho: 0.4 })
  border(c, 'M206 134Q240 152 274 134', 6)
  border(c, 'M146 350L164 354M316 354L335 350', 14)
  border(c, 'M171 492Q240 506 309 492', 9)
  c.form('M158 156Q182 138 200 144C206 260 196 400 190 520L150 514C158 400 160 260 158 156Z', c.t('#8A1E3A'), {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hio: 0.4,
  })
  border(c, 'M151 500L190 506', 20)
  c.p('M228 98q12-10 24 0l-4 12h-16z', c.t('#8A5636'))
}
const gown: Draw = (c) => {
  const sk = 'M200 290C170 380 110 500 66 580Q240 616 414 580C370 500 310 380 280 290Q240 300 200 290Z'
  form(c, false)
  c.cast(sk, 592, 0.16, 0.5)
  c.form(sk, c.t('#B9A8D6', 0, 0.02), { sh: 'r', shc: '#3A2A6A', sho: 0.6, hi: 'l', hio: 0.5 })
  c.p(
    'M214 296C200 400 170 500 130 592L190 600C206 500 222 400 230 298ZM262 296C280 400 310 500 344 592L292 600C276 500 258 400 252 298Z',
    c.t('#D9CCEC', 0, 0.15),
    'opacity=".65"',
  )
  folds(c, 'M204 310C180 400 130 510 90 586M240 300V604M276 310C300 400 350 510 390 586', '#8A78B4', 2.6, 0.6)
  c.form('M182 176Q210 140 240 176Q270 140 298 176Q290 240 282 296Q240 308 198 296Q190 240 182 176Z', c.t('#A894CC'), {
    sh: 'r',
    shc: '#3A2A6A',
    sho: 0.6,
    hi: 'l',
    hio: 0.4,
  })
  c.s('M196 292Q240 304 284 292', c.t('#F2E3F4', 0, 0.3), 9)
  c.s('M196 162C190 150 196 140 204 136M284 162C290 150 284 140 276 136', c.t('#A894CC'), 4)
  let sp = ''
  for (let i = 0; i < 80; i++) {
    const y = c.r.range(190, 590),
      w = y < 296 ? 40 : 44 + (y - 296) * 0.42
    sp += d`M${X + c.r.jit(w)} ${y}h.1`
  }
  c.s(sp, '#FFF6FF', 2.6, 'stroke-linecap="round"')
  const pts = Array.from({ length: 9 }, (_, i) => [278 + c.r.jit(16) - i * 3, 292 + i * 11] as const)
  blooms(c, pts, 13, [c.t('#F4D9E4', 0, 0.2), c.t('#D99AB4'), c.t('#FFF6FF')])
}
const tuxedo: Draw = (c) => {
  const p =
    'M206 140L240 156L274 140L336 166Q352 260 350 370L322 372Q318 300 310 270L314 404Q240 414 166 404L170 270Q162 300 158 372L130 370Q128 260 144 166Z'
  hanger(c)
  c.cast(p, 600, 0.2, 0.9)
  c.form('M180 380L176 590H228L240 420L252 590H304L300 380Z', c.t('#22232F'), {
    sh: 'r',
    sho: 0.6,
    hi: 'l',
    hic: '#8A90B4',
    hio: 0.35,
  })
  c.s('M202 410L198 588M278 410L282 588', '#0E0F18', 2)
  c.form(p, c.t('#262836'), { sh: 'r', sho: 0.6, hi: 'l', hic: '#8A90B4', hio: 0.4 })
  c.p('M208 142L240 158L272 142L252 330H228Z', c.t('#FBF5E8', 0, 0.2))
  folds(c, 'M232 190V320M248 190V320', '#C9BDA6', 2, 0.6)
  c.form('M206 138L178 190L196 206L184 216L236 336L240 330Z', c.t('#14151F'), { hi: 'l', hic: '#8A90B4', hio: 0.6 })
  c.form('M274 138L302 190L284 206L296 216L244 336L240 330Z', c.t('#14151F'), { hi: 'l', hic: '#8A90B4', hio: 0.3 })
  c.p('M240 164L212 150V182ZM240 164L268 150V182Z', c.t('#8A1E2E')).p(rectD(234, 158, 12, 14), c.t('#6A1422'))
  c.s('M240 346h.1M240 378h.1M240 210h.1M240 244h.1', '#0B0C14', 9, 'stroke-linecap="round"')
  c.p('M280 236L312 230L310 222L294 206L286 222Z', c.t('#FBF5E8'))
  c.s('M178 330L220 336M262 336L304 330M132 352L156 354M324 354L348 352', '#0E0F18', 3)
  c.p(discD(196, 216, 7), c.t('#C4303E'))
}
const frock: Draw = (c) => {
  const sk = 'M188 300C170 380 130 450 100 500Q240 546 380 500C350 450 310 380 292 300Z'
  hanger(c)
  c.cast(sk, 600, 0.3, 0.9)
  c.p('M96 500Q240 560 384 500L394 520Q240 584 86 520Z', c.t('#FBEBD9', 0, 0.1))
  c.form(sk, c.t('#F0A8A0'), { sh: 'r', sho: 0.45, hi: 'l', hio: 0.4 })
  folds(
    c,
    'M206 306C190 390 160 460 136 516M228 308C222 400 208 470 196 528M252 308C258 400 272 470 284 528M274 306C290 390 320 460 344 516',
    '#C4606A',
    3,
    0.45,
  )
  const st = c.stamp(() => c.p(discD(0, 0, 7), c.t('#FBF3E4', 0, 0.2)))
  c.clip(sk, () => {
    for (let y = 330, r = 0; y < 520; y += 36, r++) for (let x = 90 + (r % 2) * 20; x < 390; x += 40) st(x, y)
  })
  c.form('M198 158Q216 146 222 150Q240 176 258 150Q264 146 282 158L292 300Q240 312 188 300Z', c.t('#F6C9BC', 0, 0.05), {
    sh: 'r',
    sho: 0.4,
    hi: 'l',
    hio: 0.4,
  })
  c.form('M200 156Q150 150 140 196Q146 224 192 216ZM280 156Q330 150 340 196Q334 224 288 216Z', c.t('#F0A8A0'), {
    sh: 'b',
    sho: 0.45,
    hi: 'tl',
    hio: 0.4,
  })
  c.s('M143 204Q160 224 192 216M337 204Q320 224 288 216', c.t('#FBF3E4'), 6)
  c.p(
    'M222 150Q200 170 212 190Q236 190 240 172Q244 190 268 190Q280 170 258 150Q240 172 222 150Z',
    c.t('#FBF3E4', 0, 0.1),
  )
  c.form('M188 290Q240 302 292 290V316Q240 328 188 316Z', c.t('#C4485A'), { sh: 'r', sho: 0.4 })
  c.form(
    'M240 306C200 270 170 300 186 330Q214 344 240 316C266 344 294 340 296 328C310 300 280 270 240 306Z',
    c.t('#D9586A'),
    { sh: 'r', sho: 0.4 },
  )
  c.p('M236 318L206 390L230 384L244 322L262 388L282 380L248 316Z', c.t('#C4485A'))
}
const denim: Draw = (c) => {
  const p =
      'M196 142Q240 166 284 142L340 170Q362 270 364 404L326 410Q320 320 308 270L306 424H174L172 270Q160 320 154 410L116 404Q118 270 140 170Z',
    col = '#3F6FA0',
    st = c.t('#E9B45A', 0, 0.1)
  hanger(c)
  c.cast(p, 600, 0.35, 0.9)
  c.form(p, c.t(col), { sh: 'r', sho: 0.6, hi: 'l', hic: '#CFE3F4', hio: 0.55 })
  c.mist('M180 230h50v150h-50zM250 230h50v150h-50z', 'core', '#CFE3F4', 0.45)
  c.form(
    'M196 142L168 176Q190 214 226 204L240 180L254 204Q290 214 312 176L284 142Q240 166 196 142Z',
    c.t(col, 0, 0.12),
    { sh: 'b', sho: 0.4 },
  )
  c.p('M214 150L240 172L266 150Q240 160 214 150Z', c.t('#F0D9B0'))
  c.s(
    'M240 186V424M172 222H230M250 222H308M196 222V404M284 222V404M218 222V404M262 222V404M118 390L154 396M326 396L362 390M172 408H308',
    st,
    2.4,
    'stroke-dasharray="6 3"',
  )
  c.form('M180 236H230V262L205 276L180 262ZM250 236H300V262L275 276L250 262Z', c.t(col, 0, 0.1), { sh: 'b', sho: 0.4 })
  c.s('M184 240H226V260L205 271L184 260ZM254 240H296V260L275 271L254 260Z', st, 2, 'stroke-dasharray="5 3"')
  c.s(
    'M205 262h.1M275 262h.1M247 214h.1M247 256h.1M247 300h.1M247 344h.1M247 388h.1',
    c.t('#C9853A', 0, 0.2),
    9,
    'stroke-linecap="round"',
  )
  c.p('M116 400L154 406V424L114 418ZM326 406L364 400L366 418L326 424ZM170 406H310V430H170Z', c.t(col, 0, -0.2))
  let ho = ''
  for (let i = 0; i < 6; i++)
    ho += leafD(286 + Math.cos(i * 1.047) * 9, 350 + Math.sin(i * 1.047) * 9, 8, i * 1.047, 0.5)
  c.p(ho, c.t('#D9586A')).p(discD(286, 350, 5), c.t('#F2C25A'))
}
const kurta: Draw = (c) => {
  const p =
      'M206 136Q240 152 274 136L330 164Q352 270 352 384L322 388Q316 310 306 274L318 540H252L240 470L228 540H162L174 274Q164 310 158 388L128 384Q128 270 150 164Z',
    col = '#E4B04A'
  hanger(c)
  c.cast(p, 600, 0.2, 0.9)
  c.form(p, c.t(col, 0, 0.02), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.45 })
  folds(c, 'M196 300L186 536M284 300L294 536M212 330L206 538M268 330L274 538', '#B4762A', 2.6, 0.5)
  c.form('M206 112Q240 126 274 112L278 138Q240 156 202 138Z', c.t(col, 0, 0.1), { sh: 'r' })
  c.form(
    'M194 146L206 138Q228 148 232 150L232 408L176 412L180 270L176 190ZM286 146L274 138Q252 148 248 150L248 408L304 412L300 270L304 190Z',
    c.t('#2F5A62'),
    { sh: 'r', sho: 0.55, hi: 'l', hio: 0.3 },
  )
  c.s('M232 150V408M248 150V408', c.t('#E9D3A0'), 2)
  let b = ''
  for (let i = 0; i < 6; i++) b += d`M250 ${180 + i * 38}h.1`
  c.s(b, c.t(gold, 0, 0.2), 9, 'stroke-linecap="round"')
  c.p('M260 232L290 228L288 216L276 206L268 218Z', c.t('#C4402D'))
  c.s('M186 350L222 354M258 354L294 350', c.t('#1B3A40'), 3)
  border(c, 'M130 376L158 380M322 380L351 376', 10, '#8A3A2E', gold)
  border(c, 'M163 532H228M252 532H317', 10, '#8A3A2E', gold)
  folds(c, 'M162 470V540M318 470V540', '#8A5A1A', 3, 0.7)
}
const anarkali: Draw = (c) => {
  const sk = 'M196 264C160 380 100 480 64 562Q240 606 416 562C380 480 320 380 284 264Z',
    col = '#233A7A'
  form(c, false)
  c.cast(sk, 592, 0.16, 0.5)
  c.form('M172 162L150 330L172 334L192 220ZM308 162L330 330L308 334L288 220Z', c.t(col, 0, -0.1), { sh: 'r', sho: 0.5 })
  c.form(sk, c.t(col), { sh: 'r', sho: 0.6, hi: 'l', hic: '#9FB4F0', hio: 0.4 })
  folds(
    c,
    'M206 270C180 390 140 490 112 574M218 270C206 400 184 500 166 584M232 270C228 400 220 500 214 592M248 270C252 400 260 500 266 592M262 270C274 400 296 500 314 584M274 270C300 390 340 490 368 574',
    '#0E1A44',
    2.6,
    0.7,
  )
  buti(c, sk, c.t('#E9C46A', 0, 0.1), 60, 320, 420, 520, 40, 1.1)
  border(c, 'M70 546Q240 590 410 546', 22, gold, '#C4305A')
  c.form(
    'M190 150Q214 138 222 144Q240 200 258 144Q266 138 290 150L310 166L292 222L284 266Q240 278 196 266L188 222L170 166Z',
    c.t('#2C4690'),
    { sh: 'r', sho: 0.55, hi: 'l', hic: '#9FB4F0', hio: 0.4 },
  )
  c.p('M222 144Q240 200 258 144L266 148Q256 240 240 246Q224 240 214 148Z', c.t(gold, 0, 0.1))
  c.s('M240 200V240M228 180L240 190L252 180M224 164L240 176L256 164', c.t('#8A1E4A'), 3)
  border(c, 'M197 264Q240 276 283 264', 10, gold, '#C4305A')
  border(c, 'M151 322L173 326M307 326L329 322', 12, gold, '#C4305A')
  c.form('M176 148Q150 220 128 330Q112 420 110 520L146 526Q150 420 164 340Q184 220 204 144Z', c.t('#D23C6A'), {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hio: 0.4,
    attrs: 'opacity=".93"',
  })
  border(c, 'M110 506L146 512', 16, gold, '#233A7A')
}
const trail: Draw = (c) => {
  const sk = 'M200 290C180 380 150 480 120 560C200 600 330 610 470 596C480 560 430 520 380 490C330 440 300 370 280 290Z'
  form(c, false)
  c.cast('M200 290L120 590L280 590L280 290Z', 592, 0.12, 0.4)
  c.form(sk, c.t('#D8402E'), { sh: 'br', sho: 0.6, hi: 'tl', hio: 0.5 })
  c.p(
    'M262 292C280 400 330 500 470 596C480 560 430 520 380 490C330 440 300 370 280 290Z',
    c.t('#B42A28'),
    'opacity=".8"',
  )
  c.form('M232 296C230 400 250 520 330 602Q400 606 470 596C360 560 290 440 262 292Z', c.t('#E9604A', 0, 0.1), {
    sh: 'b',
    sho: 0.45,
  })
  folds(
    c,
    'M206 300C190 400 166 490 146 568M222 300C214 400 204 500 204 588M244 300C250 420 276 530 330 600M270 300C300 420 350 510 430 560',
    '#8A1E1E',
    2.8,
    0.6,
  )
  c.form(
    'M184 184C196 150 224 160 240 190C256 160 276 146 306 152Q300 180 290 220Q284 260 282 294Q240 306 198 294Q192 240 184 184Z',
    c.t('#D8402E'),
    { sh: 'r', sho: 0.55, hi: 'l', hio: 0.45 },
  )
  folds(
    c,
    'M190 210C220 230 260 210 300 160M192 236C224 252 264 240 292 200M196 264C230 276 262 270 286 246',
    '#8A1E1E',
    2.6,
    0.6,
  )
  c.form(
    'M270 160C300 110 350 130 340 170C376 170 370 220 330 216C310 230 284 206 290 184Q276 178 270 160Z',
    c.t('#E9604A', 0, 0.1),
    { sh: 'br', sho: 0.5 },
  )
  c.s('M196 292Q240 304 284 292', c.t('#F6C98A', 0, 0.2), 5)
}
const suit: Draw = (c) => {
  const col = '#7A6A58',
    p =
      'M202 140L240 156L278 140L338 168Q352 260 350 374L322 376Q318 300 310 272L316 420L252 424L240 360L228 424L164 420L170 272Q162 300 158 376L130 374Q128 260 142 168Z'
  hanger(c)
  c.cast(p, 600, 0.2, 0.9)
  c.form('M182 390L178 592H230L240 430L250 592H302L298 390Z', c.t(col, 0, -0.1), {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hio: 0.3,
  })
  folds(c, 'M204 420L202 590M276 420L278 590', '#3A2E28', 2, 0.6)
  c.p('M206 142L240 160L274 142L270 300H210Z', c.t('#F6EEDC', 0, 0.1))
  c.form('M218 220L240 262L262 220L290 240V404L240 420L190 404V240Z', c.t('#A5583A'), { sh: 'r', sho: 0.5 })
  c.s('M240 280h.1M240 310h.1M240 340h.1M240 370h.1', c.t('#F2D9A0'), 7, 'stroke-linecap="round"')
  c.p('M230 166H250L254 184L248 262L240 272L232 262L226 184Z', c.t('#2C3F6A'))
  c.s('M228 200l22-10M229 224l22-10M231 248l18-9', c.t('#F2C25A'), 3)
  c.form(
    'M202 140L142 168Q128 260 130 374L158 376Q162 300 170 272L164 420L228 424L236 350L206 250L176 216L190 200L176 186ZM278 140L338 168Q352 260 350 374L322 376Q318 300 310 272L316 420L252 424L244 350L274 250L304 216L290 200L304 186Z',
    c.t(col, 0, 0.05),
    { sh: 'r', sho: 0.55, hi: 'l', hio: 0.4 },
  )
  let ck = ''
  for (let x = 136; x < 350; x += 18) ck += d`M${x} 168V420`
  for (let y = 180; y < 420; y += 18) ck += d`M130 ${y}H350`
  c.clip(
    'M202 140L142 168Q128 260 130 374L158 376Q162 300 170 272L164 420L228 424L236 350L206 250L176 216ZM278 140L338 168Q352 260 350 374L322 376Q318 300 310 272L316 420L252 424L244 350L274 250L304 216Z',
    () => c.s(ck, c.t('#F0DDB8'), 1, 'opacity=".3"'),
  )
  c.s(
    'M202 140L176 186L190 200L176 216L206 250L236 350M278 140L304 186L290 200L304 216L274 250L244 350',
    c.t('#3A2E28'),
    3,
  )
  c.p('M288 252L318 248L314 234L302 226L294 238Z', c.t('#C4402D'))
  c.s('M176 350L214 354M266 354L306 350', c.t('#3A2E28'), 3.4)
}
const indoWestern: Draw = (c) => {
  form(c, true)
  const p =
    'M196 146Q240 170 284 146L322 164Q340 260 338 366L314 368Q310 300 304 270L306 330C330 400 300 470 236 540C210 500 176 480 160 440C170 400 174 340 176 270Q170 300 166 368L142 366Q140 260 158 164Z'
  c.cast(p, 600, 0.18, 0.7)
  c.form('M180 420Q150 500 190 540L200 594H230L240 500L250 594H280L292 540Q330 500 300 420Z', c.t('#E9DABA'), {
    sh: 'r',
    sho: 0.5,
    hi: 'l',
    hio: 0.4,
  })
  folds(
    c,
    'M190 440Q176 500 204 550M214 440Q206 500 222 560M290 440Q306 500 276 550M266 440Q276 500 258 560',
    '#A58A64',
    2.4,
    0.6,
  )
  c.form(p, c.t('#2B4A40'), { sh: 'r', sho: 0.6, hi: 'l', hic: '#A8D0B0', hio: 0.4 })
  c.form('M284 146Q300 150 306 158C280 230 220 300 172 330L174 262C220 240 262 200 284 146Z', c.t('#3F6A58', 0, 0.05), {
    sh: 'b',
    sho: 0.4,
  })
  folds(
    c,
    'M176 300C224 276 270 220 298 156M290 300C280 380 260 450 220 520M304 330C296 400 276 460 236 528M240 300C230 370 210 430 180 470',
    '#12281F',
    2.6,
    0.6,
  )
  border(c, 'M284 148C262 200 220 240 174 264', 7, gold, '#8A2030')
  border(c, 'M306 330C330 400 300 470 236 540C210 500 176 480 160 440', 7, gold, '#8A2030')
  c.form('M208 112Q240 126 272 112L284 146Q240 168 196 146Z', c.t('#2B4A40', 0, 0.1), { sh: 'r' })
  border(c, 'M198 144Q240 166 282 144', 5, gold, '#8A2030')
  border(c, 'M143 356L166 358M314 358L337 356', 11, gold, '#8A2030')
  let br = ''
  for (let i = 0; i < 6; i++)
    br += leafD(206 + Math.cos(i * 1.047) * 9, 216 + Math.sin(i * 1.047) * 9, 8, i * 1.047, 0.45)
  c.p(br, c.t(gold, 0, 0.25)).p(discD(206, 216, 5), c.t('#C4305A'))
  c.s('M206 224q16 24 40 14', c.t(gold, 0, 0.2), 2.4)
}

export const OUTFITS = {
  lehenga: {
    title: 'Crimson Zari Lehenga',
    category: 'Lehenga',
    gender: 'F',
    alt: 'Crimson lehenga with gold border and a marigold dupatta',
    stage: 0,
    shape: 'arch',
    draw: lehenga,
  },
  saree: {
    title: 'Emerald Kanjivaram Saree',
    category: 'Saree',
    gender: 'F',
    alt: 'Emerald silk saree with a gold pallu',
    stage: 2,
    shape: 'disc',
    draw: saree,
  },
  sherwani: {
    title: 'Ivory Sherwani',
    category: 'Sherwani',
    gender: 'M',
    alt: 'Ivory sherwani with a maroon stole',
    stage: 5,
    shape: 'arch',
    draw: sherwani,
  },
  gown: {
    title: 'Wisteria Ball Gown',
    category: 'Gown',
    gender: 'F',
    alt: 'Lavender ball gown with sequins',
    stage: 3,
    shape: 'window',
    draw: gown,
  },
  tuxedo: {
    title: 'Midnight Tuxedo',
    category: 'Tuxedo',
    gender: 'M',
    alt: 'Midnight tuxedo with a maroon bow tie on a hanger',
    stage: 6,
    shape: 'panel',
    draw: tuxedo,
  },
  'kids-frock': {
    title: 'Rose Party Frock',
    category: 'Kids',
    gender: 'K',
    alt: 'Rose polka-dot child’s frock with a bow',
    stage: 1,
    shape: 'disc',
    draw: frock,
  },
  'denim-jacket': {
    title: 'Denim Jacket',
    category: 'Western',
    gender: 'M',
    alt: 'Blue denim jacket with an embroidered flower',
    stage: 0,
    shape: 'window',
    draw: denim,
  },
  kurta: {
    title: 'Marigold Kurta & Bundi',
    category: 'Kurta',
    gender: 'M',
    alt: 'Marigold kurta under a teal waistcoat',
    stage: 3,
    shape: 'arch',
    draw: kurta,
  },
  anarkali: {
    title: 'Indigo Anarkali',
    category: 'Anarkali',
    gender: 'F',
    alt: 'Indigo anarkali with a rose dupatta',
    stage: 6,
    shape: 'arch',
    draw: anarkali,
  },
  'trail-gown': {
    title: 'Vermilion Trail Gown',
    category: 'Trail Gown',
    gender: 'F',
    alt: 'Vermilion gown with a sweeping train',
    stage: 8,
    shape: 'disc',
    draw: trail,
  },
  suit: {
    title: 'Checked Three-Piece',
    category: 'Suit',
    gender: 'M',
    alt: 'Brown checked three-piece suit on a hanger',
    stage: 1,
    shape: 'panel',
    draw: suit,
  },
  'indo-western': {
    title: 'Forest Indo-Western',
    category: 'Indo-Western',
    gender: 'M',
    alt: 'Forest green draped indo-western jacket with dhoti trousers',
    stage: 2,
    shape: 'window',
    draw: indoWestern,
  },
} satisfies Record<string, OutfitDef>
export type OutfitKind = keyof typeof OUTFITS
/** Another dye keeps browns and golds (stand, hanger, zari) and turns every stronger colour by `turn` degrees. */
export interface Dye {
  turn: number
  alt: string
}
export function outfit(kind: OutfitKind, o: PieceOptions & { dye?: Dye } = {}): string {
  const p: OutfitDef = OUTFITS[kind],
    { dye } = o
  const c = new Canvas({
    kind: 'outfit-' + kind + (dye ? dye.turn : ''),
    seed: o.seed ?? 1,
    time: o.time ?? 'golden',
    box: { x: 0, y: 0, w: 480, h: 640 },
    label: dye?.alt ?? p.alt,
    ...(o.grain ? { grain: o.grain } : {}),
    ...(dye ? { dye: (hex: string) => turned(hex, dye.turn) } : {}),
  })
  stage(c, dye ? p.stage + 3 : p.stage, p.shape, 586)
  p.draw(c)
  return c.svg()
}
