/** The addresses of the pictures. Only types come from the kit, so naming a picture costs nothing. */
import type { BannerKind } from './pieces/banner.ts'
import type { BlogKind } from './pieces/blog.ts'
import type { EventKind } from './pieces/events.ts'
import type { FoodKind } from './pieces/food.ts'
import type { MenuKind } from './pieces/menu.ts'
import type { OutfitKind } from './pieces/outfits.ts'
import type { PlanKind } from './pieces/plan.ts'
import type { PropKind } from './pieces/props.ts'
import type { SpotKind } from './pieces/spots.ts'
import type { CafeKind, CottageKind } from './pieces/stay.ts'
import type { TradeKind } from './pieces/trade.ts'
import type { SceneKind } from './scenes/scenes.ts'
import type { Colourway, COTTAGE_VIEWS, EVENT_VIEWS, GALLERY_VIEWS, PORTRAITS, SCENE_VIEWS } from './views.ts'

type SceneView<Kind extends SceneKind> = (typeof SCENE_VIEWS)[Kind][number] | (typeof GALLERY_VIEWS)[number]
type EventView = (typeof EVENT_VIEWS)[number]
type CottageView = (typeof COTTAGE_VIEWS)[number]

/** `/art/{kind}/{name}.svg`, or `/art/{kind}/{name}.{view}.svg`. */
function art(kind: string, name: string, view?: string): string {
  return `/art/${kind}/${name}${view === undefined ? '' : `.${view}`}.svg`
}

export const sceneArt = <Kind extends SceneKind>(kind: Kind, view?: SceneView<Kind>): string => art('scene', kind, view)
export const eventArt = (kind: EventKind, view?: EventView): string => art('event', kind, view)
export const cottageArt = (kind: CottageKind, view?: CottageView): string => art('cottage', kind, view)
export const cafeArt = (kind: CafeKind): string => art('cafe', kind)
/** Wide (16:7), or the 4:5 crop for phones. */
export const bannerArt = (kind: BannerKind, crop?: '4x5'): string => art('banner', kind, crop)
export const outfitArt = (kind: OutfitKind | Colourway): string => art('outfit', kind)
export const propArt = (kind: PropKind): string => art('prop', kind)
export const foodArt = (kind: FoodKind): string => art('food', kind)
export const blogArt = (kind: BlogKind): string => art('blog', kind)
export const menuArt = (kind: MenuKind): string => art('menu', kind)
export const planArt = (kind: PlanKind): string => art('plan', kind)
export const spotArt = (kind: SpotKind): string => art('spot', kind)
export const personArt = (kind: keyof typeof PORTRAITS): string => art('person', kind)
/** What somebody of that trade brings along. */
export const tradeArt = (kind: TradeKind): string => art('trade', kind)
