/** banner.ts - wide 16:7 and mobile 4:5 crops with a quiet side for words. A banner is a scene seen off-centre, with bleed. */
import { Canvas } from '../kit/core.ts'
import type { Box, Grain, Seed } from '../kit/core.ts'
import type { Time } from '../kit/light.ts'
import { texasRanch, luminousTree } from '../scenes/heroes.ts'
import { boatJetty, desertCamp, sunflowerField, weddingMandap } from '../scenes/outdoor.ts'
import { airstrip } from '../scenes/urban.ts'

export interface BannerDef {
  title: string
  alt: string
  time: Time
  draw: (c: Canvas) => void
  /** crop boxes */ wide: Box
  mobile: Box
  /** where the quiet space lies */ quiet: 'left' | 'right'
}
const W = (x: number, y: number, w = 1700): Box => ({ x, y, w, h: Math.round((w * 7) / 16) })
const M = (x: number, y: number, w = 900): Box => ({ x, y, w, h: Math.round((w * 5) / 4) })
export const BANNERS = {
  'golden-acre': {
    title: 'Three acres, a hundred backdrops',
    alt: 'Ranch at golden hour with open sky',
    time: 'golden',
    draw: texasRanch,
    wide: W(-690, 110),
    mobile: M(180, -260),
    quiet: 'left',
  },
  'lantern-night': {
    title: 'Nights under the luminous tree',
    alt: 'Lantern-hung banyan at night',
    time: 'moonlit',
    draw: luminousTree,
    wide: W(-730, 130, 1860),
    mobile: M(110, -240, 960),
    quiet: 'left',
  },
  'vows-at-dusk': {
    title: 'The ultimate wedding venue',
    alt: 'Wedding mandap at dusk',
    time: 'dusk',
    draw: weddingMandap,
    wide: W(-760, 60, 1800),
    mobile: M(140, -300, 920),
    quiet: 'left',
  },
  'jetty-sunset': {
    title: 'Golden hour, on the water',
    alt: 'Jetty and lake at sunset',
    time: 'dusk',
    draw: boatJetty,
    wide: W(-60, 190, 1600),
    mobile: M(200, -240, 880),
    quiet: 'right',
  },
  'desert-camp': {
    title: 'Camp beneath the first stars',
    alt: 'Desert camp at dusk',
    time: 'dusk',
    draw: desertCamp,
    wide: W(-700, 160, 1800),
    mobile: M(130, -180, 860),
    quiet: 'left',
  },
  'sunflower-walk': {
    title: 'Walk into the light',
    alt: 'Sunflower field at golden hour',
    time: 'golden',
    draw: sunflowerField,
    wide: W(-640, 140, 1700),
    mobile: M(190, -270, 900),
    quiet: 'left',
  },
  'take-off': {
    title: 'Music videos and ad films',
    alt: 'Biplane on a grass strip at dawn',
    time: 'dawn',
    draw: airstrip,
    wide: W(-620, 130, 1860),
    mobile: M(30, -180, 960),
    quiet: 'left',
  },
} satisfies Record<string, BannerDef>
export type BannerKind = keyof typeof BANNERS
export function banner(
  kind: BannerKind,
  o: { crop?: 'wide' | 'mobile'; seed?: Seed; time?: Time; grain?: Grain } = {},
): string {
  const s: BannerDef = BANNERS[kind],
    wide = (o.crop ?? 'wide') === 'wide',
    box = wide ? s.wide : s.mobile
  const c = new Canvas({
    kind: 'banner-' + kind,
    seed: o.seed ?? 1,
    time: o.time ?? s.time,
    box,
    label: s.alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  s.draw(c)
  const q = c.L.time === 'golden' || c.L.time === 'dawn' ? '#2A1A2E' : '#0B0C24'
  c.p(
    c.full,
    wide
      ? c.lin(s.quiet === 'left' ? [0, 0, 0.62, 0] : [1, 0, 0.4, 0], [
          [0, q, 0.5],
          [0.5, q, 0.26],
          [1, q, 0],
        ])
      : c.lin(
          [0, 0, 0, 0.5],
          [
            [0, q, 0.5],
            [1, q, 0],
          ],
        ),
  )
  return c.svg()
}
