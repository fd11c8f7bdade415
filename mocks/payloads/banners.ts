/** Wide pictures for the top of the home page. The 4:5 crop for phones adds `.4x5` to the name. */
import { art, type PictureOf } from './art.ts'
import type { Item } from '../provider/catalogue.ts'

const SHOWN: readonly PictureOf<'banner'>[] = [
  'golden-acre',
  'lantern-night',
  'vows-at-dusk',
  'sunflower-walk',
  'jetty-sunset',
]

export const BANNERS: readonly Item<'GetAllHomeScreenBanner', 'BannerList'>[] = SHOWN.map((kind) => ({
  ThumbnailLink: art(`banner/${kind}`),
  BannerLink: art(`banner/${kind}.4x5`),
}))
