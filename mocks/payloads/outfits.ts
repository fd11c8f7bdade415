/** Gender and category only serve filters, and answers never contain them. */
import { art, type PictureOf } from './art.ts'
import type { Item, Outfit } from '../provider/catalogue.ts'

/** A is everybody; the header requests F. */
export const OUTFIT_TYPES: readonly Item<'GetOutfitCategoryTypeList', 'Outfitcategorylist'>[] = [
  { OutfitCategoryName: 'All', Type: 'A' },
  { OutfitCategoryName: 'Women', Type: 'F' },
  { OutfitCategoryName: 'Men', Type: 'M' },
  { OutfitCategoryName: 'Kids', Type: 'K' },
]

const LEHENGA = 1
const GOWNS = 2
const SAREES = 3
const SHERWANI_KURTA = 4
const SUITS = 5
const ANARKALI = 6
const CASUALS = 7
const FROCKS = 8

export const OUTFIT_CATEGORIES: readonly Item<'GetOutfitCategory', 'Outfitcategorylist'>[] = [
  { OutfitCategoryId: LEHENGA, OutfitCategoryName: 'Lehenga' },
  { OutfitCategoryId: GOWNS, OutfitCategoryName: 'Gowns' },
  { OutfitCategoryId: SAREES, OutfitCategoryName: 'Sarees' },
  { OutfitCategoryId: SHERWANI_KURTA, OutfitCategoryName: 'Sherwani & kurta' },
  { OutfitCategoryId: SUITS, OutfitCategoryName: 'Suits' },
  { OutfitCategoryId: ANARKALI, OutfitCategoryName: 'Anarkali' },
  { OutfitCategoryId: CASUALS, OutfitCategoryName: 'Casuals' },
  { OutfitCategoryId: FROCKS, OutfitCategoryName: 'Party frocks' },
]

function outfit(
  OutfitID: number,
  ProductName: string,
  picture: PictureOf<'outfit'>,
  GenderType: 'A' | 'F' | 'M' | 'K',
  OutfitCategoryId: number,
  Sizes: string,
  SellingPrice: number,
  /** The list price, if higher. */
  Price = SellingPrice,
): Outfit {
  const ImageLink = art(`outfit/${picture}`)
  return { OutfitID, ProductName, ImageLink, Sizes, SellingPrice, Price, GenderType, OutfitCategoryId }
}

export const OUTFITS: readonly Outfit[] = [
  outfit(401, 'Gulmohar Lehenga', 'lehenga', 'F', LEHENGA, 'S, M, L', 2_400, 2_900),
  outfit(402, 'Monsoon Trail Gown', 'trail-gown-indigo', 'F', GOWNS, 'Free size', 3_200),
  outfit(403, 'Ivory Sherwani', 'sherwani', 'M', SHERWANI_KURTA, '38, 40, 42', 2_800, 3_400),
  outfit(404, 'Emerald Kanjivaram', 'saree', 'F', SAREES, 'Free size', 1_950),
  outfit(405, 'Vermilion Trail Gown', 'trail-gown', 'F', GOWNS, 'M, L', 3_600, 4_200),
  outfit(406, 'Midnight Dinner Suit', 'tuxedo', 'M', SUITS, '38 to 44', 2_650),
  outfit(407, 'Haldi Kurta Set', 'kurta', 'M', SHERWANI_KURTA, 'M, L, XL', 1_200, 1_500),
  outfit(408, 'Parrot Chaniya', 'lehenga-peacock', 'F', LEHENGA, 'S, M', 2_100),
  outfit(409, 'Nightfall Silk', 'saree-plum', 'F', SAREES, 'Free size', 2_250, 2_750),
  outfit(410, 'Wisteria Ball Gown', 'gown', 'F', GOWNS, 'S, M, L', 3_400),
  outfit(411, 'Mint Ball Gown', 'gown-mint', 'F', GOWNS, 'S, M', 3_400, 3_900),
  outfit(412, 'Indigo Anarkali', 'anarkali', 'F', ANARKALI, 'S, M, L, XL', 1_800),
  outfit(413, 'Teal Anarkali', 'anarkali-teal', 'F', ANARKALI, 'M, L, XL', 1_650, 1_900),
  outfit(414, 'Checked Three-Piece', 'suit', 'M', SUITS, '38, 40, 42, 44', 2_300),
  outfit(415, 'Forest Indo-Western', 'indo-western', 'M', SHERWANI_KURTA, '38, 40', 2_200, 2_600),
  outfit(416, 'Navy Indo-Western', 'indo-western-navy', 'M', SHERWANI_KURTA, '40, 42', 2_200),
  outfit(417, 'Unisex Denim Jacket, All Ages', 'denim-jacket', 'A', CASUALS, 'S to XXL', 600),
  outfit(418, 'Rose Party Frock', 'kids-frock', 'K', FROCKS, '4 to 6 years', 750, 900),
  outfit(419, 'Sky Party Frock', 'kids-frock-sky', 'K', FROCKS, '6 to 8 years', 750),
  outfit(420, 'Leaf Party Frock', 'kids-frock-lime', 'K', FROCKS, '2 to 4 years', 700),
]
