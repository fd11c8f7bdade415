/** Props are not for sale. `SlugName` is the category's. */
import { art, type PictureOf } from './art.ts'
import type { Item } from '../provider/catalogue.ts'

const CATEGORIES = {
  'vintage-corner': 'Vintage corner',
  'swings-and-cycles': 'Swings and cycles',
  furniture: 'Furniture',
  'florals-and-carts': 'Florals and carts',
  'lights-and-decor': 'Lights and decor',
  'on-a-film-set': 'On a film set',
} as const
type CategorySlug = keyof typeof CATEGORIES

export const PROP_CATEGORIES: readonly Item<'GetPropCategory', 'propcategorylist'>[] = Object.entries(CATEGORIES).map(
  ([SlugName, PropCategoryName]) => ({ SlugName, PropCategoryName }),
)

type Prop = Item<'GetProp', 'PropList'>

const prop = (SlugName: CategorySlug, PropName: string, picture: PictureOf<'prop'>): Prop => ({
  SlugName,
  PropCategoryName: CATEGORIES[SlugName],
  PropName,
  ThmbnailLink: art(`prop/${picture}`),
})

export const PROPS: readonly Prop[] = [
  prop('vintage-corner', 'Rangefinder with strap', 'vintage-camera'),
  prop('swings-and-cycles', 'Flower bicycle', 'bicycle'),
  prop('furniture', 'Velvet sofa', 'sofa'),
  prop('florals-and-carts', 'Flower cart', 'flower-cart'),
  prop('lights-and-decor', 'Lantern trio', 'lantern'),
  prop('on-a-film-set', 'Director’s chair', 'directors-chair'),
  prop('vintage-corner', 'Brass gramophone', 'gramophone'),
  prop('swings-and-cycles', 'Garden swing', 'swing'),
  prop('furniture', 'Standing mirror', 'mirror'),
  prop('vintage-corner', 'Red phone booth', 'phone-booth'),
  prop('lights-and-decor', 'Neon sign', 'neon-sign'),
  prop('on-a-film-set', 'Clapperboard', 'clapperboard'),
  prop('vintage-corner', 'Teal typewriter', 'typewriter'),
  prop('swings-and-cycles', 'Striped hammock', 'hammock'),
  prop('furniture', 'Upright piano', 'piano'),
  prop('florals-and-carts', 'Balloon basket', 'hot-air-basket'),
  prop('lights-and-decor', 'Rajasthani parasol', 'umbrella'),
  prop('vintage-corner', 'Travel cases, stack of three', 'suitcases'),
]
