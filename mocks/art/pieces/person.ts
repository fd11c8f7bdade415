/** person.ts - portraits of professionals, assembled deterministically from a seed (480 x 600). */
import { Canvas, Rng, blob, d, discD, luma, mix, rectD } from '../kit/core.ts'
import { STAGES } from '../kit/stage.ts'
import type { PieceOptions } from '../kit/stage.ts'
import { frond, leafD } from '../kit/nature.ts'

/** A guest carries no tool: somebody dressed and made up. */
export type Role = 'photographer' | 'cinematographer' | 'makeup-artist' | 'dress-stylist' | 'guest'
export const ROLES: readonly Role[] = ['photographer', 'cinematographer', 'makeup-artist', 'dress-stylist']
export const SKINS = ['#6B4030', '#7F4E36', '#96603F', '#A8714C', '#BC855C', '#CE9C74', '#DDB08C', '#5A3528'] as const
export const HAIRS = [
  'bun',
  'long',
  'bob',
  'crop',
  'turban',
  'curly',
  'sidepart',
  'braid',
  'wavy-short',
  'grey-bun',
  'shaved',
  'hijab',
] as const
export type Hair = (typeof HAIRS)[number]
export interface PersonOptions extends Omit<PieceOptions, 'seed'> {
  role?: Role
  skin?: number
  hair?: Hair
  label?: string
  /** A bride's veil and forehead jewel. */ veil?: boolean
}
const FEM: readonly Hair[] = ['bun', 'long', 'bob', 'curly', 'braid', 'grey-bun', 'hijab']
const CLOTH = ['#C4532D', '#2F6A66', '#2C3F6A', '#8A2E4A', '#D9A23C', '#4F6B45', '#E8DCC0', '#3A2F3A'] as const

export function person(seed: number, o: PersonOptions = {}): string {
  const q = new Rng('person/' + seed),
    role = o.role ?? ROLES[seed % 4]!,
    hair = o.hair ?? HAIRS[(seed * 5 + Math.floor(seed / 12)) % HAIRS.length]!
  const skin = SKINS[o.skin ?? (seed * 3 + 2) % SKINS.length]!,
    fem = FEM.includes(hair),
    cl = CLOTH[(seed * 3 + Math.floor(seed / 4) * 5) % CLOTH.length]!,
    cl2 = CLOTH[(seed * 3 + Math.floor(seed / 4) * 5 + 4) % CLOTH.length]!
  const c = new Canvas({
    kind: 'person-' + role,
    seed,
    time: o.time ?? 'golden',
    box: { x: 0, y: 0, w: 480, h: 600 },
    label: o.label ?? `Illustrated portrait of a ${role.replace('-', ' ')}`,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  const [wall, lit] = STAGES[(seed * 2 + 1) % STAGES.length]!,
    hc = hair === 'grey-bun' ? '#B8B0A8' : ['#1E161A', '#2A1C1A', '#3A241C'][seed % 3]!,
    dkSkin = mix(skin, '#4A1830', 0.34),
    key = '#FFE3B4'
  c.form(c.full, wall, { sh: 'br', shc: mix(wall, '#3A1838', 0.6), sho: 0.5, hi: 'tl', hic: lit, hio: 0.9 })
  const deco = seed % 3
  if (deco === 0) c.form(discD(250, 250, 190), lit, { sh: 'br', shc: mix(lit, '#C4532D', 0.5), sho: 0.6 })
  else if (deco === 1)
    c.form('M80 610V260A160 160 0 0 1 400 260V610Z', lit, { sh: 'br', shc: mix(wall, '#5A2040', 0.4), sho: 0.5 })
  else {
    c.p(
      'M60 60l120 34v150l-120-34zM200 100l120 34v150l-120-34zM60 236l120 34v150l-120-34zM200 276l120 34v150l-120-34z',
      mix(lit, '#FFF3CC', 0.6),
      'opacity=".7"',
    )
    for (let i = 0; i < 6; i++)
      frond(c, 500, 440, Math.PI + 0.3 + i * 0.24, 230, mix(wall, '#1F3B2C', 0.55 + (i % 2) * 0.2), 0.3)
  }
  const jaw = q.range(-3, 4),
    tilt = q.range(-3.5, 3.5)
  const back = (): void => {
    if (o.veil) c.p('M130 480C116 300 130 120 241 112C352 120 366 300 352 480Z', c.t(cl, 0, -0.55))
    if (hair === 'long')
      c.form('M164 230C150 120 330 120 318 230C326 320 350 400 336 470H150C136 400 158 320 164 230Z', hc, {
        hi: 'l',
        hic: '#B4805A',
        hio: 0.4,
      })
    if (hair === 'bob')
      c.form('M160 240C146 120 336 120 322 240Q330 300 318 330Q240 350 164 330Q152 300 160 240Z', hc, {
        hi: 'l',
        hic: '#B4805A',
        hio: 0.4,
      })
    if (hair === 'curly') c.form(blob(q, 241, 214, 112, 112, 17, 0.08), hc, { hi: 'tl', hic: '#B4805A', hio: 0.45 })
    if (hair === 'bun' || hair === 'grey-bun')
      c.form(discD(258, 142, 46, 40), hc, { hi: 'tl', hic: '#B4805A', hio: 0.5 })
    if (hair === 'braid') {
      c.form('M298 250Q340 330 316 400Q330 450 304 500L288 494Q300 440 290 400Q300 330 276 270Z', hc, {
        hi: 'l',
        hic: '#B4805A',
        hio: 0.4,
      })
      c.s('M300 300l26 20M300 340l24 18M296 390l22 16M296 440l20 14', '#0E0A0C', 3)
      c.p(discD(297, 494, 9), '#D9586E')
    }
    if (hair === 'hijab')
      c.form('M146 250C130 110 350 110 336 250Q350 350 380 400L300 470H180L104 400Q134 350 146 250Z', cl2, {
        sh: 'r',
        sho: 0.5,
        hi: 'l',
        hio: 0.4,
      })
  }
  back()
  // shoulders and clothes
  const sh = fem
    ? 'M206 368Q150 384 112 410Q74 436 62 610H420Q408 436 370 410Q330 384 276 368Z'
    : 'M204 364Q140 384 96 408Q54 436 44 610H438Q428 436 386 408Q340 384 278 364Z'
  c.form('M206 310H276V384Q241 424 206 384Z', skin, {})
  c.p('M206 326Q250 372 276 330V384Q262 402 248 404Q226 370 206 344Z', dkSkin, 'opacity=".75"')
  c.form(sh, c.t(cl), { sh: 'r', sho: 0.55, hi: 'l', hio: 0.4 })
  const style = seed % 4
  if (fem && style === 0) {
    c.p('M204 366Q241 440 278 366L290 374Q241 470 192 374Z', c.t(cl2, 0, 0.1))
    c.form('M112 410Q150 384 190 374C230 450 300 520 340 610H230C200 540 140 470 112 410Z', c.t(cl2), {
      sh: 'r',
      sho: 0.5,
      hi: 'l',
      hio: 0.4,
    })
    c.s('M190 374C230 450 300 520 340 610', c.t('#E9BC5A', 0, 0.1), 7)
  } else if (style === 1 || (fem && style === 3)) {
    c.p('M206 368L241 450L276 368L296 376L250 500L241 610H150L186 376Z', c.t(mix(cl, '#FFF0D0', 0.25)))
    c.p('M206 366L178 380L206 436L241 456L276 436L304 380L276 366L241 452Z', c.t(mix(cl, '#FFF0D0', 0.45)))
    c.s('M241 456V610', c.t(cl, 0, -0.5), 2.6)
    c.s('M241 490h.1M241 530h.1M241 570h.1', c.t('#FBF0DC'), 7, 'stroke-linecap="round"')
  } else if (style === 2) {
    c.p('M200 366Q241 420 282 366L292 372Q241 446 190 372Z', c.t(cl, 0, -0.35))
    c.form(
      'M150 386L186 374Q206 460 204 610H120Q120 460 150 386ZM332 386L296 374Q276 460 278 610H362Q362 460 332 386Z',
      c.t(cl2),
      { sh: 'r', sho: 0.5, hi: 'l', hio: 0.35 },
    )
  } else {
    c.form('M198 358Q241 396 284 358L290 388Q241 424 192 388Z', c.t(cl, 0, 0.14), { sh: 'r', sho: 0.4 })
    c.s('M241 410V520', c.t('#F2D08A', 0, 0.1), 4)
    c.s('M241 430h.1M241 460h.1M241 490h.1', c.t('#F2D08A', 0, 0.3), 9, 'stroke-linecap="round"')
  }
  c.add(`<g transform="rotate(${tilt.toFixed(1)} 241 320)">`)
  // ears, face
  if (hair !== 'hijab')
    c.p('M172 246q-16-8-14 14q4 26 20 22zM310 246q16-8 14 14q-4 26-20 22z', mix(skin, '#4A1830', 0.12))
  const face = d`M172 226C172 150 310 150 310 226C312 280 ${302 + jaw} 316 ${274 + jaw} 338Q241 356 ${208 - jaw} 338C${180 - jaw} 316 170 280 172 226Z`
  c.form(face, skin, { sh: 'r', shc: dkSkin, sho: 0.85, hi: 'tl', hic: key, hio: luma(skin) < 0.36 ? 0.24 : 0.42 })
  c.p(
    d`M262 176C300 182 312 206 310 240C310 290 ${302 + jaw} 316 ${274 + jaw} 338Q258 346 246 347C284 300 286 230 262 176Z`,
    dkSkin,
    'opacity=".28"',
  )
  // features
  const ink = mix(hc === '#B8B0A8' ? '#4A3A38' : hc, dkSkin, 0.15),
    eyes = seed % 5
  c.s('M190 232Q206 222 222 231M260 231Q276 222 292 232', ink, fem ? 5 : 7, 'stroke-linecap="round"')
  if (eyes === 1 && role === 'guest')
    c.s('M194 254Q206 264 220 254M262 254Q276 264 288 254', ink, 4.4, 'stroke-linecap="round"')
  else {
    c.p('M192 256Q206 242 221 256Q206 264 192 256ZM261 256Q276 242 290 256Q276 264 261 256Z', '#FFF6E6')
    c.p(discD(208, 254, 5.6) + discD(277, 254, 5.6), '#1B1216')
    c.s('M190 255Q206 240 223 255M259 255Q276 240 292 255', ink, 4, 'stroke-linecap="round"')
  }
  c.p('M243 244Q250 280 256 290Q246 300 232 294Q242 288 243 244Z', dkSkin, 'opacity=".6"')
  c.s('M230 292Q241 300 254 292', dkSkin, 3, 'stroke-linecap="round"')
  const lip = mix(skin, fem ? '#B4243A' : '#7A2030', fem ? 0.62 : 0.4)
  c.p('M216 313Q231 308 241 312Q251 308 267 313Q256 335 241 335Q227 335 216 313Z', lip)
  if (q.next() < 0.45) c.p('M223 316Q242 321 260 316Q252 326 241 326Q231 326 223 316Z', '#FFF6E6')
  else c.p('M216 313Q242 326 267 313Q242 330 216 313Z', mix(lip, '#2A0A14', 0.45))
  c.s('M212 310Q214 313 217 314M271 310Q269 313 266 314', dkSkin, 2.6, 'stroke-linecap="round" opacity=".7"')
  c.p(discD(190, 290, 15, 10) + discD(290, 292, 14, 10), '#D9604A', 'opacity=".14"')
  if (!fem && (seed % 2 === 0 || hair === 'turban' || hair === 'shaved')) {
    const bd = hair === 'turban' || seed % 4 === 0
    c.form(
      bd
        ? d`M172 262Q180 292 196 300Q216 300 224 304Q241 298 258 304Q268 300 286 300Q302 292 310 262C312 316 ${300 + jaw} 352 ${272 + jaw} 364Q241 380 ${210 - jaw} 364C${182 - jaw} 352 170 316 172 262Z`
        : 'M214 306Q228 298 241 303Q254 298 268 306Q262 312 241 309Q220 312 214 306Z',
      ink,
      bd ? { hi: 'l', hic: '#8A6A50', hio: 0.35 } : {},
    )
    if (bd)
      c.p('M219 314Q242 311 264 314Q254 332 242 332Q230 332 219 314Z', lip).p(
        'M226 317Q242 321 258 317Q250 325 242 325Q233 325 226 317Z',
        '#FFF6E6',
      )
  }
  if (fem && hair !== 'hijab' && seed % 3 !== 1) c.p(discD(241, 212, 4.4), '#B4202E')
  if (seed % 4 === 2 && (role !== 'guest' || hair === 'grey-bun')) {
    c.s(
      discD(206, 256, 24, 21) + discD(277, 256, 24, 21) + 'M230 252Q241 246 253 252M182 250L170 246M301 250L311 246',
      '#241A1C',
      4,
    )
    c.p('M192 244l14-4l-18 28z', '#FFFFFF', 'opacity=".3"')
  }
  if (fem && hair !== 'hijab') {
    c.p(discD(164, 290, 6) + discD(318, 290, 6), '#E9BC5A')
    if (seed % 2) c.p('M154 296h20l-10 24zM308 296h20l-10 24z', '#E9BC5A')
  }
  // hair front
  const H = (p: string): void => {
    c.form(p, hc, { hi: 'tl', hic: '#B4805A', hio: 0.5 })
  }
  if (hair === 'bun' || hair === 'grey-bun' || hair === 'braid')
    H('M166 244C156 130 326 126 316 244C308 214 290 196 258 188C230 184 214 190 196 206Q176 222 166 244Z')
  if (hair === 'long') H('M164 262C150 130 332 126 318 262C312 220 296 196 246 176C220 200 176 214 164 262Z')
  if (hair === 'bob') H('M162 260C152 136 330 136 320 260Q312 212 300 204H184Q172 212 162 260Z')
  if (hair === 'curly') H(blob(q, 241, 172, 78, 34, 11, 0.1))
  if (hair === 'crop') H('M168 236C160 136 320 136 314 236Q306 204 292 196Q240 204 196 192Q178 204 168 236Z')
  if (hair === 'sidepart') H('M168 240C158 130 326 120 316 236Q304 204 280 200Q220 200 198 178Q178 206 168 240Z')
  if (hair === 'wavy-short') {
    H(
      'M164 246C140 160 190 118 236 136C290 110 346 160 316 246Q314 214 296 204Q276 214 256 198Q226 216 204 200Q176 214 164 246Z',
    )
  }
  if (hair === 'shaved') c.p('M170 230C166 148 316 148 312 230Q300 190 241 186Q182 190 170 230Z', hc, 'opacity=".5"')
  if (hair === 'turban') {
    c.form('M158 232C140 96 342 96 326 232Q300 190 241 188T158 232Z', c.t(cl2, 0, 0.05), {
      sh: 'r',
      sho: 0.55,
      hi: 'l',
      hio: 0.4,
    })
    c.s(
      'M160 224C200 150 280 130 322 170M162 206C196 140 260 112 310 146M324 224C290 160 220 150 176 176M241 188Q236 150 250 122',
      c.t(cl2, 0, -0.4),
      3.4,
      'opacity=".7"',
    )
  }
  if (hair === 'hijab') {
    c.form('M160 268C140 120 342 120 322 268Q316 196 241 188T160 268Z', c.t(cl2, 0, 0.1), { hi: 'tl', hio: 0.4 })
    c.form('M160 262Q168 350 241 366T322 262Q340 340 330 392Q241 450 150 392Q142 340 160 262Z', c.t(cl2), {
      sh: 'r',
      sho: 0.5,
    })
    c.s('M168 320Q220 400 320 372M172 350Q230 420 326 392', c.t(cl2, 0, -0.4), 3, 'opacity=".6"')
  }
  if (hair === 'turban' && role === 'guest') {
    c.p('M241 150C222 120 232 84 262 66C256 96 262 124 250 150Z', c.t('#FBEBD0', 0, 0.2)).s(
      'M246 150C236 122 244 96 260 72',
      c.t('#D9A24A'),
      2.4,
    )
    c.p(discD(243, 158, 15, 17), '#E9BC5A').p(discD(243, 158, 8, 9), '#B4303E')
    c.s('M205 178Q224 170 241 176Q262 170 284 182', '#FBF0DC', 6, 'stroke-dasharray=".1 8" stroke-linecap="round"')
  }
  if (o.veil) {
    c.form(
      'M122 470C108 300 118 104 241 100C364 104 374 300 360 470L318 420C336 290 322 196 241 176C160 196 146 290 164 420Z',
      c.t(cl, 0, -0.04),
      { sh: 'r', sho: 0.5, hi: 'l', hio: 0.4 },
    )
    c.s('M164 420C146 290 160 196 241 176C322 196 336 290 318 420', '#E9BC5A', 8).s(
      'M164 420C146 290 160 196 241 176C322 196 336 290 318 420',
      '#FFF0C4',
      3,
      'stroke-dasharray=".1 9" stroke-linecap="round"',
    )
    c.s('M241 178V206', '#E9BC5A', 4)
    c.p(discD(241, 212, 9, 10), '#E9BC5A').p(discD(241, 212, 4.6), '#B4303E')
    c.s('M168 240Q178 208 241 196Q304 208 314 240', '#E9BC5A', 4, 'stroke-dasharray=".1 8" stroke-linecap="round"')
    c.s('M228 292a9 9 0 1 0 4-12', '#E9BC5A', 2.6)
  }
  c.s('M172 212Q172 180 192 166', key, 4, 'opacity=".5" stroke-linecap="round"')
  c.add('</g>')
  // tools of trade
  // A closed hand: the palm, four fingers laid over what it holds, the thumb across. Turned past a right angle it is the other hand.
  const hand = (x: number, y: number, rot: number, s = 1): void => {
    c.at(
      x,
      y,
      s,
      () => {
        c.form('M-30 24Q-38-4-26-24Q-12-34 0-27L4 24Q-12 36-30 24Z', skin, { sh: 'b', shc: dkSkin, sho: 0.7 })
        for (const [fy, len] of [
          [19, 14],
          [7, 20],
          [-6, 22],
          [-18, 18],
        ] as const)
          c.s(d`M-14 ${fy}Q4 ${fy - 4} ${len} ${fy}`, dkSkin, 15, 'stroke-linecap="round"')
            .s(d`M-14 ${fy - 0.6}Q4 ${fy - 4.6} ${len - 0.6} ${fy - 0.6}`, skin, 12.4, 'stroke-linecap="round"')
            .s(d`M${len - 1} ${fy - 2.4}h4.6`, mix(skin, '#FFE9D6', 0.55), 4.6, 'stroke-linecap="round"')
        c.s('M-24-18Q-14-36 6-34', dkSkin, 16, 'stroke-linecap="round"')
          .s('M-24-18.6Q-14-36.6 5.4-34.6', skin, 13.4, 'stroke-linecap="round"')
          .s('M6-36.4h4', mix(skin, '#FFE9D6', 0.55), 4.8, 'stroke-linecap="round"')
      },
      ` rotate(${rot})${rot > 90 ? ' scale(1 -1)' : ''}`,
    )
  }
  const sleeve = (p: string): void => {
    c.form(p, c.t(cl, 0, 0.06), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.4 })
  }
  if (role === 'photographer') {
    c.s('M178 378Q170 470 216 520M304 378Q318 460 306 520', '#241A1C', 9)
    sleeve('M70 520Q120 560 170 566L166 610H50Z')
    sleeve('M420 520Q380 560 330 566L330 610H432Z')
    c.form('M168 498Q168 488 178 488H208L220 470H282L294 488H318Q328 488 328 498V590H168Z', '#2A2530', {
      sh: 'r',
      sho: 0.5,
      hi: 'tl',
      hic: '#9A90A8',
      hio: 0.5,
    })
    c.p('M168 498Q168 488 178 488H208L220 470H282L294 488H318Q328 488 328 498V510H168Z', '#BDB2A0')
    c.p(discD(250, 548, 40), '#15121A')
      .p(
        discD(250, 548, 30),
        c.rad(
          [
            [0, '#7A5AA8'],
            [0.6, '#2C2F6B'],
            [1, '#0E0C20'],
          ],
          [0.4, 0.4],
          0.7,
        ),
      )
      .p('M232 536q8-14 24-14q-14 8-20 20z', '#FFF3DC', 'opacity=".85"')
    hand(170, 560, -10)
    hand(334, 556, 190, 1)
  } else if (role === 'cinematographer') {
    sleeve('M420 500Q380 540 340 550L340 610H432Z')
    c.form('M96 478H246V566H96Z', '#2A2730', { sh: 'r', sho: 0.5, hi: 'tl', hic: '#9A90A8', hio: 0.5 })
    c.form(discD(134, 446, 40), '#34303C', { sh: 'br', hi: 'tl', hic: '#B0A6BC', hio: 0.5 })
    c.form(discD(212, 452, 32), '#34303C', { sh: 'br', hi: 'tl', hic: '#B0A6BC', hio: 0.5 })
    c.s(
      'M134 446h.1M134 424h.1M134 468h.1M114 446h.1M154 446h.1M212 452h.1M212 434h.1M212 470h.1M194 452h.1M230 452h.1',
      '#15121A',
      13,
      'stroke-linecap="round"',
    )
    c.p('M96 498L48 480V562L96 546ZM246 500h34v34h-34z', '#15121A').p('M48 480l-10-4v90l10-4z', '#5A7A8A')
    c.p(rectD(110, 500, 60, 26), '#F2C25A')
    c.s('M170 566V610', '#15121A', 18)
    hand(270, 560, 160, 1.1)
  } else if (role === 'makeup-artist') {
    sleeve('M62 540Q110 520 150 540L160 610H50Z')
    sleeve('M420 540Q372 516 330 528L322 610H430Z')
    c.s('M330 534L270 418', '#2A2128', 8, 'stroke-linecap="round"')
    c.s('M284 446L276 430', '#E9BC5A', 10)
    c.form('M258 426Q244 396 252 376Q274 384 286 414Z', '#C47A6A', { sh: 'b' })
    hand(330, 536, 150, 1.05)
    c.form('M66 520L184 488L214 570L96 604Z', '#2A2128', { hi: 'tl', hic: '#9A90A8', hio: 0.5 })
    const pans = ['#D9586E', '#E9A06A', '#B4684A', '#8A3A5A', '#F2C9A8', '#A85A7A', '#D9A23C', '#6A3A3A']
    pans.forEach((p, i) =>
      c.form(discD(96 + (i % 4) * 28 + (i > 3 ? 8 : 0), 530 - (i % 4) * 8 + (i > 3 ? 32 : 0), 11, 10), p, {
        hi: 'tl',
        hio: 0.4,
      }),
    )
    hand(96, 578, 10, 1)
  } else if (role === 'guest') {
    c.form('M306 388Q372 410 424 496L436 610H228Q320 520 268 404Z', c.t(cl2, 0, 0.08), {
      sh: 'r',
      sho: 0.55,
      hi: 'l',
      hio: 0.4,
    })
    c.s('M268 404Q320 520 228 610', c.t('#E0AE48', 0, 0.1), 11)
    c.s(
      'M300 430Q344 520 296 610M336 440Q384 530 362 610M372 462Q408 540 408 610',
      c.t(cl2, 0, -0.45),
      3,
      'opacity=".5" stroke-linecap="round"',
    )
    if (fem)
      c.s('M186 388Q241 470 296 388', '#E9BC5A', 7, 'stroke-linecap="round"')
        .s('M192 396Q241 484 290 396', '#E9BC5A', 9, 'stroke-dasharray=".1 14" stroke-linecap="round"')
        .p(discD(241, 446, 13, 15), '#B4303E')
        .p(discD(237, 441, 4), '#FFF3DC')
    else
      c.s('M190 384Q206 540 241 566Q276 540 292 384', '#FBF0DC', 9, 'stroke-dasharray=".1 11" stroke-linecap="round"')
        .s('M198 384Q214 490 241 514Q268 490 284 384', '#E9BC5A', 6, 'stroke-dasharray=".1 9" stroke-linecap="round"')
        .p(discD(241, 574, 12, 14), '#B4303E')
        .p(discD(237, 569, 4), '#FFF3DC')
    for (const [x, y, k] of [
      [112, 452, 24],
      [140, 432, 20],
      [90, 484, 18],
    ] as const) {
      let petals = ''
      for (let i = 0; i < 8; i++)
        petals += discD(x + Math.cos(i * 0.785) * k * 0.62, y + Math.sin(i * 0.785) * k * 0.62, k * 0.42)
      c.p(petals, '#F2A516').p(discD(x, y, k * 0.5), '#E5722B')
    }
  } else {
    c.s('M190 376C160 450 176 520 160 606M292 376C322 440 300 520 322 600', '#F2C25A', 13)
    c.s('M190 376C160 450 176 520 160 606M292 376C322 440 300 520 322 600', '#3A2A2A', 5, 'stroke-dasharray="2 12"')
    sleeve('M420 540Q372 516 330 528L322 610H430Z')
    c.s('M300 560L236 470M322 566L222 486', '#C9CED6', 9, 'stroke-linecap="round"')
    c.s('M300 560L236 470', '#FFFFFF', 2.4, 'opacity=".7"')
    c.s(discD(318, 590, 20, 15) + discD(350, 572, 18, 14), '#B4303E', 9)
    hand(346, 560, 170, 1.05)
    c.form('M60 610Q80 520 150 500Q190 540 180 610Z', c.t(cl2, 0, 0.1), { sh: 'r', sho: 0.5, hi: 'l', hio: 0.4 })
    c.s('M90 600Q110 540 150 510M120 606Q140 560 164 530', c.t('#F2D08A'), 3)
    c.p(leafD(130, 560, 12, 0.5) + leafD(104, 580, 12, 2), c.t('#F2D08A'))
  }
  return c.svg()
}
