/**
 * Every picture of the demonstration: its address, what it shows, its size, how it is drawn.
 * Drawn without grain: feTurbulence is painted on the CPU at every raster.
 */
import type { Frame, Grain } from './kit/core.ts'
import { TIMES, type Time } from './kit/light.ts'
import * as paths from './paths.ts'
import { banner, BANNERS } from './pieces/banner.ts'
import { BLOGS, blogCover } from './pieces/blog.ts'
import { favicon, logoLockup, logoMark, type MarkTone } from './pieces/brand.ts'
import { event, EVENTS } from './pieces/events.ts'
import { food, FOODS } from './pieces/food.ts'
import { MENU, menuPage } from './pieces/menu.ts'
import { outfit, OUTFITS } from './pieces/outfits.ts'
import { person } from './pieces/person.ts'
import { plan, PLANS } from './pieces/plan.ts'
import { prop, PROPS } from './pieces/props.ts'
import { spot, SPOTS } from './pieces/spots.ts'
import { still, STILLS } from './pieces/stills.ts'
import { cafe, CAFES, cottage, COTTAGES } from './pieces/stay.ts'
import { trade, TRADES } from './pieces/trade.ts'
import { scene, SCENES, type SceneOptions } from './scenes/scenes.ts'
import type { People, Season } from './scenes/seasons.ts'
import {
  COLOURWAYS,
  COTTAGE_VIEWS,
  EVENT_GALLERIES,
  EVENT_VIEWS,
  GALLERIES,
  GALLERY_VIEWS,
  PORTRAITS,
  SCENE_VIEWS,
  type Gallery,
  type Portrait,
  type View,
} from './views.ts'

export interface Picture {
  /** Site-relative, `/art/scene/texas-ranch.dusk.svg`. */
  readonly path: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

const grain: Grain = 'none'

/** Width and height of each frame, as the canvas crops it. */
const FRAME_SIZES: Record<Frame, readonly [width: number, height: number]> = {
  '4:3': [1200, 900],
  '3:2': [1290, 860],
  '1:1': [930, 930],
  '3:4': [780, 1040],
  '4:5': [800, 1000],
  '16:9': [1440, 810],
  '16:7': [1600, 700],
  '9:16': [640, 1138],
  detail: [760, 570],
  left: [900, 675],
  right: [900, 675],
}

const HOURS: Record<Time, string> = {
  golden: 'at golden hour',
  dusk: 'at dusk',
  moonlit: 'by moonlight',
  overcast: 'under cloud',
  noon: 'at noon',
  dawn: 'at dawn',
}

interface Subject {
  title: string
  alt: string
}
type Drawn = SceneOptions & { label: string; aspect: Frame }

const SEASON_WORDS: Record<Season, string> = {
  monsoon: 'in the monsoon, a couple under one umbrella',
  mist: 'in the mist of a winter morning, a couple walking',
  petals: 'with a bride and groom in falling petals',
  leaves: 'in autumn, a mother and child among falling leaves',
  holi: 'at Holi, dancers in clouds of colour',
  diwali: 'at Diwali, two women beside a rangoli ringed with lamps',
  kites: 'on a day for kites, a father and his child holding the lines',
}
const PEOPLE_WORDS: Record<People, string> = {
  filming: 'while a couple is filmed',
  portrait: 'while a portrait is taken with a gold reflector',
  'make-up': 'during make-up under a softbox',
  dance: 'with three dancers',
  family: 'with a family lined up for its picture',
  directing: 'seen from behind the director’s chair',
  couple: 'with a couple',
  vows: 'with bride, groom and their witnesses',
  haldi: 'with the bride and her friends in clouds of turmeric',
  party: 'with three children and their parents',
  shower: 'with the mother-to-be and her guests',
}

const isHour = (view: View): view is Time => TIMES.some((time) => time === view)

function drawn(subject: Subject, view: Exclude<View, 'still'>, gallery?: Partial<Gallery>): Drawn {
  if (isHour(view)) return { aspect: '4:3', time: view, label: `${subject.title} ${HOURS[view]}` }
  const visited = (visit: Season | People, time: Time, aspect: Frame, words: string): Drawn => ({
    visit,
    time,
    aspect,
    seed: 2,
    label: `${subject.title} ${words}`,
  })
  if (view === 'season' && gallery?.season) return visited(...gallery.season, SEASON_WORDS[gallery.season[0]])
  if (view === 'people' && gallery?.people) return visited(...gallery.people, PEOPLE_WORDS[gallery.people[0]])
  if (view === 'light' && gallery?.light) {
    const label = `${subject.title} ${HOURS[gallery.light]}, nobody there`
    return { visit: 'nobody', time: gallery.light, aspect: '16:9', seed: 3, label }
  }
  if (view === 'detail') return { aspect: 'detail', label: `A closer look at ${subject.title}` }
  return { aspect: view === '3x4' ? '3:4' : '16:9', label: subject.alt }
}

/** A subject in its own light, then in each of its views. */
function withViews<Kind extends string>(
  subjects: Record<Kind, Subject>,
  viewsOf: (kind: Kind) => readonly View[],
  pathOf: (kind: Kind, view?: View) => string,
  draw: (kind: Kind, options: Drawn & { grain: Grain }) => string,
  galleryOf?: (kind: Kind) => Partial<Gallery>,
): Picture[] {
  const kinds = Object.keys(subjects) as Kind[]
  return kinds.flatMap((kind) => {
    const subject = subjects[kind],
      gallery = galleryOf?.(kind)
    const picture = (options: Drawn, view?: View): Picture => {
      const [width, height] = FRAME_SIZES[options.aspect]
      const path = pathOf(kind, view)
      return { path, alt: options.label, width, height, draw: () => draw(kind, { ...options, grain }) }
    }
    return [
      picture({ aspect: '4:3', label: subject.alt }),
      ...viewsOf(kind).map((view) => {
        if (view !== 'still') return picture(drawn(subject, view, gallery), view)
        const shown = gallery?.still
        if (shown === undefined) throw new Error(`${kind} has no still`)
        const label = `${subject.title}: ${lowerFirst(STILLS[shown].alt)}`
        const path = pathOf(kind, view)
        return { path, alt: label, width: 800, height: 600, draw: () => still(shown, { seed: kind, label, grain }) }
      }),
    ]
  })
}
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Pieces that exist in one view. */
function single<Kind extends string>(
  subjects: Record<Kind, { alt: string }>,
  pathOf: (kind: Kind) => string,
  [width, height]: readonly [width: number, height: number],
  draw: (kind: Kind, options: { grain: Grain }) => string,
): Picture[] {
  const kinds = Object.keys(subjects) as Kind[]
  return kinds.map((kind) => ({
    path: pathOf(kind),
    alt: subjects[kind].alt,
    width,
    height,
    draw: () => draw(kind, { grain }),
  }))
}

/** The view is one of the kind's own: the lists above say so. */
const anyView = <Kind extends string>(path: (kind: Kind, view?: never) => string) =>
  path as (kind: Kind, view?: View) => string

const HAIR_WORDS: Record<(typeof PORTRAITS)[keyof typeof PORTRAITS]['hair'], string> = {
  bun: 'hair in a bun',
  long: 'long hair',
  bob: 'a bob',
  crop: 'cropped hair',
  turban: 'a turban',
  curly: 'curly hair',
  sidepart: 'side-parted hair',
  braid: 'a long braid',
  'wavy-short': 'short wavy hair',
  'grey-bun': 'silver hair in a bun',
  shaved: 'a shaved head',
  hijab: 'a hijab',
}
const ROLE_WORDS = {
  guest: 'guest',
  photographer: 'photographer',
  cinematographer: 'cinematographer',
  'makeup-artist': 'make-up artist',
  'dress-stylist': 'dress stylist',
} as const

const portraits: Picture[] = Object.entries<Portrait>(PORTRAITS).map(
  ([name, { role, seed, hair, skin, veil = false }]) => {
    const who = veil
      ? 'a bride in a veil and jewels'
      : role === 'guest'
        ? 'a guest in full dress and make-up'
        : `a ${ROLE_WORDS[role]}`
    const alt = `Portrait of ${who}, with ${HAIR_WORDS[hair]}`
    return {
      path: paths.personArt(name as keyof typeof PORTRAITS),
      alt,
      width: 480,
      height: 600,
      draw: () => person(seed, { role, hair, skin, veil, label: alt, grain }),
    }
  },
)

const colourways: Picture[] = Object.entries(COLOURWAYS).map(([name, { kind, turn, alt }]) => ({
  path: paths.outfitArt(name as keyof typeof COLOURWAYS),
  alt,
  width: 480,
  height: 640,
  draw: () => outfit(kind, { dye: { turn, alt }, grain }),
}))

const banners: Picture[] = (Object.keys(BANNERS) as (keyof typeof BANNERS)[]).flatMap((kind) => {
  const { alt, wide, mobile } = BANNERS[kind]
  return [
    { path: paths.bannerArt(kind), alt, width: wide.w, height: wide.h, draw: () => banner(kind, { grain }) },
    {
      path: paths.bannerArt(kind, '4x5'),
      alt,
      width: mobile.w,
      height: mobile.h,
      draw: () => banner(kind, { crop: 'mobile', grain }),
    },
  ]
})

const brandPiece = (name: string, width: number, height: number, draw: () => string): Picture => ({
  path: `/art/brand/${name}.svg`,
  alt: 'Aperture Acres',
  width,
  height,
  draw,
})
const tones: readonly MarkTone[] = ['colour', 'dark', 'light']
const brand: Picture[] = [
  ...tones.map((tone) => brandPiece(`mark-${tone}`, 100, 120, () => logoMark(tone))),
  ...tones.map((tone) => brandPiece(`lockup-${tone}`, 520, 120, () => logoLockup(tone))),
  brandPiece('favicon', 64, 64, favicon),
]

const menuPages = Object.fromEntries(
  Object.entries(MENU).map(([kind, { title }]) => [kind, { alt: `Menu: ${title.toLowerCase()}` }]),
) as Record<keyof typeof MENU, { alt: string }>

export const PICTURES: readonly Picture[] = [
  ...withViews(
    SCENES,
    (kind) => [...GALLERY_VIEWS, ...SCENE_VIEWS[kind]],
    anyView(paths.sceneArt),
    scene,
    (kind) => GALLERIES[kind],
  ),
  ...withViews(
    EVENTS,
    () => EVENT_VIEWS,
    anyView(paths.eventArt),
    event,
    (kind) => EVENT_GALLERIES[kind],
  ),
  ...withViews(COTTAGES, () => COTTAGE_VIEWS, anyView(paths.cottageArt), cottage),
  ...withViews(CAFES, () => [], paths.cafeArt, cafe),
  ...banners,
  ...single(BLOGS, paths.blogArt, [1200, 675], blogCover),
  ...single(OUTFITS, paths.outfitArt, [480, 640], outfit),
  ...colourways,
  ...portraits,
  ...single(TRADES, paths.tradeArt, [900, 1000], trade),
  ...single(PROPS, paths.propArt, [600, 600], prop),
  ...single(FOODS, paths.foodArt, [600, 600], food),
  ...single(menuPages, paths.menuArt, [600, 800], menuPage),
  ...single(PLANS, paths.planArt, [1200, 640], plan),
  ...single(SPOTS, paths.spotArt, [640, 480], spot),
  ...brand,
]

const BY_PATH = new Map(PICTURES.map((picture) => [picture.path, picture]))

export const pictureAt = (path: string): Picture | undefined => BY_PATH.get(path)

/** The SVG at an address; throws when nothing is drawn there. */
export function renderPicture(path: string): string {
  const picture = pictureAt(path)
  if (picture === undefined) throw new Error(`No picture at ${path}`)
  return picture.draw()
}
