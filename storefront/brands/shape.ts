/**
 * The content of a studio's folder: a file for each page. What other pages load too has a file of its own, so that they
 * do not load the rest. Operating (stories/docs) says how to write another one.
 */
import type { IconName } from '../../design-system/index.ts'
import type { PageCard } from '../shell/shareCard.ts'

/** Pages that only some studios have: the cafe and the cottage. */
export type OptionalPage = '/restuarant' | '/luxury-cottage-stay'

/** `src` is the address of a file in the folder's `public`, such as /art/scene/texas-ranch.svg. */
export interface BrandPicture {
  readonly src: string
  readonly alt: string
}

export interface Figure {
  readonly value: string
  readonly text: string
}

interface ContactLink {
  readonly text: string
  readonly href: string
}

/** `brand.ts`: shown on every page. */
export interface StudioBrand {
  readonly name: string
  /** The site's origin, for share cards and canonical links. */
  readonly site: string
  readonly tagline: string
  readonly description: string
  readonly mark: string
  /** A word for the place, as in “Balance at the farm”. */
  readonly premises: string
  /** A word for its outdoor parts, as in “Events on the acres”. */
  readonly grounds: string
  readonly address: string
  /** Minutes before a shoot at which the gates open. */
  readonly gatesOpen: number
  /** Rupees that book a date, before GST. The cart's own amount replaces it once known. */
  readonly bookingAmount: number
  readonly phone: ContactLink
  readonly email: ContactLink
  /** Telephone hours. */
  readonly hours: string
  /** A sentence about the days of shoots, beside the telephone hours in the footer. */
  readonly shoots: string
  /** Telephone hours in the format of https://schema.org/LocalBusiness. */
  readonly openingHours: string
  /** Degrees. */
  readonly place: { readonly latitude: number; readonly longitude: number }
  readonly chat: string
  readonly tourVideo: string
  readonly weddingVenue: string
  /** Pages that this studio lacks. They are not built, and nothing links to them. */
  readonly without?: readonly OptionalPage[]
  readonly social: readonly { readonly icon: IconName; readonly label: string; readonly href: string }[]
}

/** `arrival.ts`: the day of a shoot, shown with an order or a booking. */
export interface ArrivalContent {
  /** What to bring. */
  readonly bring: readonly string[]
}

/**
 * `notice.ts`: deadlines for changing a booking and the charge for extra people, as in the terms and the refund policy.
 */
export interface Notice {
  /** Days before a shoot from which it can be neither rescheduled nor cancelled. */
  readonly shootDays: number
  /** Hours after the order during which a visitor can ask to cancel it. */
  readonly cancelHours: number
  /** Days before check-in from which a stay cannot be rescheduled; ignored without a cottage. */
  readonly stayDays: number
  /** Days after the order in which a stay can be rescheduled. */
  readonly stayWithinDays: number
  /** The hour of check-in. */
  readonly checkIn: number
  /** What each extra person pays at the gate, in rupees. Leave it out if the terms name no amount. */
  readonly extraPerson?: number
}

/** `cafeContacts.ts`: shown on the cafe and contact pages. */
export interface CafeContact {
  readonly name: string
  readonly duty: string
  readonly phone: ContactLink
}

/** `pictures.ts`: pictures of pages that have little other studio content. */
export interface PagePictures {
  readonly login: string
  readonly booked: string
  readonly failed: string
  readonly noBookings: string
  readonly services: Readonly<Record<'professionals' | 'outfits' | 'food', string>> & { readonly stay?: string }
}

/** `faqs.ts`: beside the page's title. */
export type FaqPictures = readonly [string, string, string]

export interface HomeSet {
  readonly name: string
  readonly light: string
  /** Portrait, for the arch. */
  readonly picture: BrandPicture
  /** 4:3, for the slider. */
  readonly view: BrandPicture & { readonly hour: string }
}

/** A place on the map. It is a link where the provider lists the page, and plain text elsewhere. */
export interface PlanPlace {
  readonly name: string
  readonly href: string
  /** The pin's position in percent of the drawing's width and height. */
  readonly at: readonly [x: number, y: number]
}

/** `tour.ts`: the page of the studio tour. */
export interface TourContent {
  readonly lead: string
  readonly picture: string
  /** Whole hours of the day, up to 24. A tour begins and ends between them. */
  readonly opens: number
  readonly closes: number
}

/** `home.ts`: the home page. */
export interface HomeContent {
  readonly title: string
  readonly lead: string
  /** Shown when the provider sends no banners. */
  readonly hero: BrandPicture
  /** Opening hours; `mark` is the drawing of the sun. */
  readonly hours: readonly {
    readonly time: string
    readonly light: string
    readonly mark: 'sun' | 'golden' | 'moon'
  }[]
  readonly welcome: { readonly title: string; readonly text: string; readonly picture: string }
  readonly figures: readonly Figure[]
  readonly uses: readonly string[]
  readonly sets: readonly HomeSet[]
  readonly stay?: { readonly title: string; readonly text: string; readonly picture: string }
  readonly packages: BrandPicture
  readonly wedding: { readonly title: string; readonly text: string; readonly picture: BrandPicture }
  /** A tile is left out if the provider does not list its page. */
  readonly services: readonly { readonly icon: IconName; readonly text: string; readonly href: string }[]
  readonly cafe?: { readonly title: string; readonly text: string; readonly picture: string }
  /** Customer quotes. The section is left out if there are none. */
  readonly quotes: readonly {
    readonly words: string
    readonly who: string
    readonly shoot: string
    readonly picture: string
  }[]
}

/** `home.ts`: a drawing of 1200 by 640 with pins. */
export interface Plan {
  readonly title: string
  readonly picture: string
  readonly places: readonly PlanPlace[]
}

/** `sets.ts`, `events.ts`, `meals.ts`: text of the pages that list the provider's items. */
export interface ListWords {
  readonly description: string
  readonly lead: string
}

/** `sets.ts` */
export interface SetsContent extends ListWords {
  readonly title: string
}

/** `professions.ts`: texts for search engines by the category `Id` in the address. The provider may list others. */
export type Professions = Readonly<Record<string, { readonly title: string; readonly description: string }>>

/** `contact.ts`: the contact page. */
export interface ContactContent {
  readonly lead: string
  readonly about: readonly string[]
  readonly picture: string
  readonly figures: readonly Figure[]
  /** Shown beside the address. */
  readonly arrival: string
  /** Describes the drawn route for those who cannot see it. */
  readonly way: string
}

export interface Dish {
  readonly name: string
  readonly note: string
  /** In rupees. */
  readonly price: number
}

export interface MenuPage {
  readonly title: string
  readonly strap: string
  readonly dishes: readonly Dish[]
}

/** `cafe.ts`: the cafe's page; `undefined` without one. */
export interface CafeContent {
  readonly description: string
  /** As in https://schema.org/Restaurant. */
  readonly cuisine: string
  readonly openingHours: string
  readonly title: string
  readonly lead: string
  readonly text: string
  readonly facts: readonly Figure[]
  readonly picture: string
  readonly cover: string
  /** The first page is the cover. */
  readonly menu: readonly MenuPage[]
  readonly picturesTitle: string
  readonly pictures: readonly (BrandPicture & { readonly caption: string })[]
  readonly contacts: string
}

/** `stay.ts`: the page of the cottage; `undefined` without one. */
export interface StayContent {
  readonly description: string
  readonly lead: string
  readonly picture: string
  readonly inside: readonly (BrandPicture & { readonly name: string })[]
  /** The last is also the note of the booking dialog (COTT-10). */
  readonly terms: readonly string[]
  readonly holds: string
  readonly cafe?: { readonly title: string; readonly text: string; readonly picture: string }
}

/** `mealPictures.ts`: drawings of meals, because the provider sends none. The first matching pattern wins. */
export interface MealPictures {
  readonly drawings: readonly (readonly [words: RegExp, picture: string])[]
  readonly otherwise: string
}

/** `shareCards.ts`: share cards that the build draws for pages without a catalogue picture. */
export interface CardWords {
  readonly picture: string
  readonly title: string
  readonly line: string
}

/** `shareCards.ts` exports these. Fonts are named by file, because the build draws cards without a browser. */
export interface CardFont {
  /** The family name inside the font file. */
  readonly family: string
  /** WOFF2 in an npm package, or ./fonts/name.woff2 in the studio's folder. */
  readonly file: string
  /** Axes of a variable font. */
  readonly axes?: Readonly<Record<string, number>>
}

export type CardFonts = Readonly<Record<'display' | 'text', CardFont>>

type OptionalCard = 'cafe' | 'stay'
/** By the `SlugName` of each package category in `pricing.ts`. */
export type CategoryCards = Readonly<Record<string, { readonly title: string; readonly picture: string }>>

export type ShareCards = Readonly<
  Record<Exclude<PageCard, OptionalCard>, CardWords> & Partial<Record<OptionalCard, CardWords>>
>

/** `packagePictures.ts`: pictures of packages by their hours, because the provider sends none. */
export type PackagePictures = Readonly<Record<'days' | 'day' | 'morning' | 'afternoon' | 'evening', string>>
