/** The share cards: one per page, price list, and first picture of a set, event, post, category and person. */
import {
  bannerArt,
  blogArt,
  cafeArt,
  cottageArt,
  eventArt,
  outfitArt,
  propArt,
  sceneArt,
  foodArt,
  tradeArt,
} from '../art/paths.ts'
import type { ShareCard } from '../art/share/card.ts'
import { BLOGS } from './blogs.ts'
import { EVENT_DETAILS } from './events.ts'
import { PACKAGE_CATEGORIES, type PackageSlug } from './packages.ts'
import { PROFESSIONAL_CATEGORIES, PROFESSIONALS } from './professionals.ts'
import { SETS } from './sets.ts'

type PageDraft = readonly [name: string, picture: string, title: string, line: string]

const STUDIO = 'Open-air photo and film studio'

const PAGES: readonly PageDraft[] = [
  ['home', sceneArt('rajwada-courtyard'), 'Three acres, under one sky.', STUDIO],
  ['sets', sceneArt('luminous-tree', 'dusk'), 'Sets', 'Over 50 set-ups, indoors and out'],
  ['outfits', outfitArt('lehenga'), 'Outfits', 'By the piece and the day'],
  ['props', propArt('gramophone'), 'Props', 'From the prop store'],
  ['events', eventArt('reception'), 'Events', 'On the lawns, under the trees'],
  ['food', foodArt('rajasthani-thali'), 'Food & beverages', 'From the farm kitchen, per head'],
  ['faqs', sceneArt('library'), 'Frequently asked questions', STUDIO],
  ['blog', blogArt('golden-hour'), 'Blog', STUDIO],
  ['contact', sceneArt('pergola-walk'), 'Contact us', STUDIO],
  ['cafe', cafeArt('terrace'), 'The cafe', 'On the acres, all day'],
  ['stay', cottageArt('exterior-night'), 'Luxury cottage stay', 'In the woods, beside the sets'],
  ['studio-tour', sceneArt('texas-ranch', 'dawn'), 'Studio tour', 'Walk the sets before you book'],
  ['pricing', bannerArt('golden-acre'), 'Packages and prices', STUDIO],
  ['hire-professional', tradeArt('photographer'), 'Hire a professional', STUDIO],
]

const PRICED: Record<PackageSlug, string> = {
  'bloggers--influencers': sceneArt('cafe-terrace'),
  'customised-setup': sceneArt('brick-loft'),
  'modelling-fashion-portfolio': sceneArt('grand-staircase'),
  'music-video-ads': sceneArt('neon-alley'),
  'pre-wedding-maternity': sceneArt('love-blossom'),
  'product-garment': sceneArt('white-cyclorama'),
  'web-series-tv-serials': sceneArt('railway-platform'),
}

/** Beside its picture, as `storefront/shell/shareCard.ts` expects. */
const ofPicture = (picture: string, title: unknown, line: string): ShareCard => ({
  path: picture.replace(/^\/art\//, '/art/share/').replace(/\.svg$/, '.png'),
  picture,
  title: String(title),
  line,
})

export const SHARE_CARDS: readonly ShareCard[] = [
  ...PAGES.map(([name, picture, title, line]) => ({ path: `/art/share/${name}.png`, picture, title, line })),
  ...PACKAGE_CATEGORIES.map(({ SlugName, CategoryName }) => ({
    path: `/art/share/pricing/${SlugName}.png`,
    picture: PRICED[SlugName],
    title: CategoryName,
    line: 'Packages and prices',
  })),
  ...SETS.map(({ ThumbnailImages, SetName }) => ofPicture(String(ThumbnailImages), SetName, 'One of over 50 set-ups')),
  // An event's page shows its cover first, unlike the list.
  ...Object.values(EVENT_DETAILS).flatMap(([first]) =>
    first ? [ofPicture(String(first.EventCategoryLink), first.EventCategoryName, 'Events on three acres')] : [],
  ),
  ...BLOGS.map(({ ThumbnailLink, Title }) => ofPicture(String(ThumbnailLink), Title, 'From the blog')),
  ...PROFESSIONAL_CATEGORIES.map(({ ImageLink, Name }) => ofPicture(String(ImageLink), Name, 'Hire a professional')),
  ...PROFESSIONAL_CATEGORIES.flatMap(({ SlugName, Name }) =>
    (PROFESSIONALS[String(SlugName)] ?? []).map((person) =>
      ofPicture(String(person.ProfessionalImageLink), person.Name, String(Name)),
    ),
  ),
]
