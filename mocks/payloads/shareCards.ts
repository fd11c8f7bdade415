import PICTURES from '../pictures.json' with { type: 'json' }
import { BLOGS } from './blogs.ts'
import { EVENT_DETAILS } from './events.ts'
import { PROFESSIONAL_CATEGORIES, PROFESSIONALS } from './professionals.ts'
import { SETS } from './sets.ts'

/** The arch is narrow, so it crops less of a portrait picture. */
function upright(picture: string): string {
  const view = picture.replace(/(\.16x9)?\.svg$/, '.3x4.svg')
  return view.replace(/^\/art\/|\.svg$/g, '') in PICTURES ? view : picture
}

const ofPicture = (picture: string, title: unknown, line: string) => ({
  path: picture.replace(/^\/art\//, '/art/share/').replace(/\.svg$/, '.png'),
  picture: upright(picture),
  title: String(title),
  line,
})

export const CATALOGUE_CARDS = [
  ...SETS.map(({ ThumbnailImages, SetName }) => ofPicture(String(ThumbnailImages), SetName, 'One of over 50 set-ups')),
  // An event's page shows its cover first; the list does not.
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
