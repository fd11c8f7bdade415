import { heard, story } from '../support/proofs.ts'
import { type Acceptance, must } from './criteria.ts'

/** A card that is sold. */
const whyNot = (name: string) =>
  must('say with its button why it cannot be added', story(`${name}/SoldOutSaysWhyAndAddsNothing`))

export const CATALOGUE: Acceptance = {
  AvailabilityBadge: [
    must(
      'say the answer in words, not by colour alone',
      story('AvailabilityBadge/NotByColourAlone'),
      story('AvailabilityBadge/SilentUnlessAsked'),
    ),
    must('say each answer once', story('AvailabilityBadge/AnnouncesEachAnswerOnce')),
    must('say that it is still asking', story('AvailabilityBadge/AnnouncesEachAnswerOnce')),
  ],
  Badge: [must('say it in words, its icon being decoration', story('Badge/SaysItInWords'))],
  CallToAction: [
    must(
      'be a region named by its heading',
      heard('CallToAction', 'region, Pick a package, we will keep the light on.'),
    ),
    must('be one link that is reached by Tab', story('CallToAction/Leads')),
  ],
  DayArc: [must('say the hours in words, its drawing being decoration', story('DayArc/SaysTheHoursInWords'))],
  MealCard: [
    must('name the number and the button by the meal', story('MealCard/AddsForAsManyAsWereTyped')),
    must('say with the number why it is refused', story('MealCard/AddsForAsManyAsWereTyped')),
    must('let a menu that scrolls be scrolled by keyboard', story('MealCard/EightLinesScrollByKeyboard')),
    must('be no stop where nothing scrolls', story('MealCard/SevenLinesDoNotScroll')),
  ],
  PackageCard: [
    must('be an article named by its heading', story('PackageCard/IsAnArticleNamedByItsTitle')),
    must('be added by keyboard, by a button that names the package', story('PackageCard/AddedByKeyboard')),
    must(
      'say of the struck price that it is the list price',
      heard('PackageCard', 'deletion', 'List price', '₹28,000'),
    ),
    must('let features that scroll be scrolled by keyboard', story('PackageCard/TwentyFeaturesScrollByKeyboard')),
    must('be no stop where nothing scrolls', story('PackageCard/ShortListIsNoTabStop')),
    must('say a refusal with its button', story('PackageCard/RefusalIsHeardWithTheButton')),
    whyNot('PackageCard'),
  ],
  PersonCard: [
    must(
      'be an article named by the person, reached in the order of reading',
      story('PersonCard/ReachedInReadingOrder'),
    ),
    must(
      'have links and buttons that name the person',
      heard('PersonCard', 'link, Portfolio of Meera Kulkarni'),
      heard('PersonCard', 'button, Hire Meera Kulkarni'),
    ),
  ],
  PictureCard: [
    must('be one stop that says its title', story('PictureCard/OneStopThatSaysItsTitle')),
    must('be pressed anywhere', story('PictureCard/AllOfItIsTheLink')),
    must('be no stop when it leads nowhere', story('PictureCard/WithoutALinkNoStop')),
  ],
  Price: [must('read the struck price as a list price', story('Price/ReadsTheStruckPriceAsListPrice'))],
  ProductCard: [
    must('be an article named by its heading', story('ProductCard/IsAnArticleNamedByItsTitle')),
    must('be added by keyboard, with its number', story('ProductCard/AddedByKeyboard')),
    must('keep focus and say what it is busy with', story('ProductCard/BusySwallowsPresses')),
    whyNot('ProductCard'),
  ],
  ServiceTiles: [
    must('be a list of links, each reached by Tab', story('ServiceTiles/WithoutAnAddressItIsNoLink')),
    must('be no link where nothing is behind it', story('ServiceTiles/WithoutAnAddressItIsNoLink')),
  ],
}
