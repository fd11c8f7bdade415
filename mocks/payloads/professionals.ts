/** The names are invented; every link leads to example.com. */
import { art, type PictureOf } from './art.ts'
import type { Item } from '../provider/catalogue.ts'

export const PROFESSIONAL_CATEGORIES: readonly Item<'GetProfessionalCategory', 'professionalcategorylist'>[] = [
  {
    Name: 'Make-up artists',
    SlugName: 'makeup-artist',
    ImageLink: art('trade/makeup-artist'),
    CateogryDescription: 'On location from first call to last touch-up, kit and mirror included. Fees are per day.',
    ProfCatId: 1,
  },
  {
    Name: 'Photographers',
    SlugName: 'photographers',
    ImageLink: art('trade/photographer'),
    CateogryDescription:
      'They know which wall holds the light at four. Camera, two lenses and a hundred edited frames included. Fees are per day.',
    ProfCatId: 2,
  },
  {
    Name: 'Cinematographers',
    SlugName: 'cinematographers',
    ImageLink: art('trade/cinematographer'),
    CateogryDescription: 'For songs, spots and series. Each brings a camera body and a focus puller. Fees are per day.',
    // The header hides this category.
    ProfCatId: 6,
  },
  {
    Name: 'Dress stylists',
    SlugName: 'dress-stylists',
    ImageLink: art('trade/dress-stylist'),
    CateogryDescription:
      'Pressed, pinned, and a second option on the rail. They pick from our outfits and yours. Fees are per day.',
    ProfCatId: 3,
  },
]

interface ProfessionalDraft {
  id: number
  name: string
  slug: string
  picture: PictureOf<'person'>
  about: string
  /** Years. */
  experience: number
  /** Rupees a day. Without it, the fee is agreed by telephone. */
  fees?: number
  portfolio: readonly string[]
}

const MAKEUP: readonly ProfessionalDraft[] = [
  {
    id: 301,
    name: 'Meera Kulkarni',
    slug: 'meera-kulkarni',
    picture: 'makeup-artist-1',
    about: 'Bridal and editorial. Airbrush, soft glass skin, and hair that survives a fan and a field.',
    experience: 12,
    fees: 8_500,
    portfolio: [
      art('person/look-bridal'),
      art('person/look-pearl'),
      art('portfolio/bride-and-sisters'),
      art('person/look-studio'),
      art('person/look-marigold'),
      art('person/look-veil'),
    ],
  },
  {
    id: 302,
    name: 'Ira Fernandes',
    slug: 'ira-fernandes',
    picture: 'makeup-artist-2',
    about: 'Fashion and music video. Graphic liner, colour play, very fast changes between looks.',
    experience: 7,
    fees: 6_500,
    portfolio: [
      art('person/look-festival'),
      art('person/look-stage'),
      art('portfolio/rain-chorus'),
      art('person/look-studio'),
      art('portfolio/indigo'),
    ],
  },
  {
    id: 303,
    name: 'Devika Menon',
    slug: 'devika-menon',
    picture: 'makeup-artist-3',
    about: 'South Indian bridal and maternity. Jasmine, temple jewellery, draping on request.',
    experience: 9,
    fees: 7_200,
    portfolio: [
      art('person/look-jasmine'),
      art('person/look-braided'),
      art('portfolio/noon-on-stone'),
      art('person/look-marigold'),
    ],
  },
  {
    id: 304,
    name: 'Anaya Deshmukh',
    slug: 'anaya-deshmukh',
    picture: 'makeup-artist-4',
    about: 'Character and period make-up for web series: ageing, bruises, moustaches, rain.',
    experience: 5,
    portfolio: [
      art('person/look-elder'),
      art('portfolio/the-last-train'),
      art('person/look-moustache'),
      art('person/look-silver'),
    ],
  },
]

const PHOTOGRAPHERS: readonly ProfessionalDraft[] = [
  {
    id: 311,
    name: 'Kabir Sane',
    slug: 'kabir-sane',
    picture: 'photographer-1',
    about: 'Pre-wedding, mostly at the edges of the day. Works with two cameras, so nobody waits for a lens.',
    experience: 11,
    fees: 14_000,
    portfolio: [
      art('portfolio/first-light'),
      art('portfolio/dust-and-gold'),
      art('portfolio/after-sunset'),
      art('portfolio/starlit-biplane'),
    ],
  },
  {
    id: 312,
    name: 'Harpreet Bedi',
    slug: 'harpreet-bedi',
    picture: 'photographer-2',
    about: 'Weddings and large families. Arranges forty people in four minutes, kindly.',
    experience: 16,
    fees: 18_000,
    portfolio: [
      art('portfolio/three-generations'),
      art('portfolio/the-groom-arrives'),
      art('portfolio/bride-and-sisters'),
      art('event/haldi.people'),
      art('event/reception.people'),
    ],
  },
  {
    id: 313,
    name: 'Nandini Rao',
    slug: 'nandini-rao',
    picture: 'photographer-3',
    about: 'Fashion, catalogue and clean digitals. Tethered, with the client’s monitor in the shade.',
    experience: 8,
    fees: 12_500,
    portfolio: [
      art('portfolio/long-trail'),
      art('outfit/trail-gown'),
      art('portfolio/indigo'),
      art('outfit/indo-western'),
      art('portfolio/noon-on-stone'),
    ],
  },
  {
    id: 314,
    name: 'Tenzin Bhutia',
    slug: 'tenzin-bhutia',
    picture: 'photographer-4',
    about: 'Joined us this season. Night portraits, long exposures, one light. Portfolio on request.',
    experience: 3,
    fees: 6_000,
    portfolio: [],
  },
]

const CINEMATOGRAPHERS: readonly ProfessionalDraft[] = [
  {
    id: 321,
    name: 'Arjun Pillai',
    slug: 'arjun-pillai',
    picture: 'cinematographer-1',
    about: 'Music videos on one long take. Gimbal, crane, and a calm count-in.',
    experience: 10,
    fees: 22_000,
    portfolio: [
      art('portfolio/one-take'),
      art('portfolio/take-off'),
      art('portfolio/rain-chorus'),
      art('portfolio/dust-and-gold'),
    ],
  },
  {
    id: 322,
    name: 'Salim Ansari',
    slug: 'salim-ansari',
    picture: 'cinematographer-2',
    about: 'Ad films and table-top. Pours, splashes and steam, in that order.',
    experience: 14,
    portfolio: [
      art('blog/lighting-101'),
      art('event/product-launch.people'),
      art('blog/behind-the-scenes'),
      art('food/mocktails'),
    ],
  },
  {
    id: 323,
    name: 'Vasanthi Iyer',
    slug: 'vasanthi-iyer',
    picture: 'cinematographer-3',
    about: 'Thirty years of serials and two of retirement, ended by boredom. Day-for-night is her party trick.',
    experience: 30,
    fees: 26_000,
    portfolio: [],
  },
]

const STYLISTS: readonly ProfessionalDraft[] = [
  {
    id: 331,
    name: 'Zoya Mirza',
    slug: 'zoya-mirza',
    picture: 'dress-stylist-1',
    about: 'Colour stories for couples, so that two outfits meet without matching.',
    experience: 9,
    fees: 7_000,
    portfolio: [
      art('outfit/anarkali'),
      art('outfit/sherwani'),
      art('blog/colour-stories'),
      art('outfit/lehenga-peacock'),
      art('outfit/kurta'),
    ],
  },
  {
    id: 332,
    name: 'Rhea D’Souza',
    slug: 'rhea-dsouza',
    picture: 'dress-stylist-2',
    about: 'Gowns and trails. Brings her own steamer and a person to hold the hem.',
    experience: 6,
    fees: 5_500,
    portfolio: [
      art('outfit/trail-gown-indigo'),
      art('portfolio/long-trail'),
      art('outfit/gown-mint'),
      art('outfit/gown'),
    ],
  },
  {
    id: 333,
    name: 'Dev Chaudhari',
    slug: 'dev-chaudhari',
    picture: 'dress-stylist-3',
    about: 'Menswear, from bandhgala to denim. Alters a sleeve between two set-ups.',
    experience: 4,
    fees: 4_500,
    portfolio: [art('outfit/suit'), art('outfit/tuxedo'), art('outfit/denim-jacket'), art('outfit/indo-western-navy')],
  },
  {
    id: 334,
    name: 'Padma Lakra',
    slug: 'padma-lakra',
    picture: 'dress-stylist-4',
    about: 'Sarees in eleven drapes, in eleven minutes each. Handloom when the light is soft.',
    experience: 18,
    portfolio: [
      art('outfit/saree'),
      art('outfit/saree-plum'),
      art('portfolio/noon-on-stone'),
      art('blog/what-to-wear'),
    ],
  },
]

const PEOPLE: Readonly<Record<string, readonly ProfessionalDraft[]>> = {
  'makeup-artist': MAKEUP,
  photographers: PHOTOGRAPHERS,
  cinematographers: CINEMATOGRAPHERS,
  'dress-stylists': STYLISTS,
}

type Professional = Item<'GetProfessionalDetails', 'professionallist'>

function onTheWire(draft: ProfessionalDraft): Professional {
  return {
    ID: draft.id,
    Name: draft.name,
    ProfessionalImageLink: art(`person/${draft.picture}`),
    InstagramLink: `https://example.com/${draft.slug}`,
    ProfessionalDescriptions: draft.about,
    Experience: String(draft.experience),
    ...(draft.fees === undefined ? {} : { Fees: draft.fees }),
    Count: draft.portfolio.length,
    SlugName: draft.slug,
  }
}

/** Keyed by the category's SlugName. */
export const PROFESSIONALS: Readonly<Record<string, readonly Professional[]>> = Object.fromEntries(
  Object.entries(PEOPLE).map(([category, people]) => [category, people.map(onTheWire)]),
)

/** Keyed by the professional's SlugName. Count is the length. */
export const GALLERIES: Readonly<Record<string, readonly Item<'GetProfessionalGallery', 'professionalgallerylist'>[]>> =
  Object.fromEntries(
    Object.values(PEOPLE).flatMap((people) =>
      people.map(({ slug, portfolio }) => [slug, portfolio.map((Filelink) => ({ Filelink }))]),
    ),
  )
