/** Wide pictures for the top of home; the 4:5 crop for phones has the same name with `.4x5`. */
import { bannerArt } from '../art/paths.ts'
import type { BannerKind } from '../art/pieces/banner.ts'
import type { Banner } from '../provider/catalogue.ts'

const SHOWN: readonly BannerKind[] = ['golden-acre', 'lantern-night', 'vows-at-dusk', 'sunflower-walk', 'jetty-sunset']

export const BANNERS: readonly Banner[] = SHOWN.map((kind) => ({
  ThumbnailLink: bannerArt(kind),
  BannerLink: bannerArt(kind, '4x5'),
}))
