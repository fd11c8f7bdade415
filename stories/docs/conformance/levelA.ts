import { check, flow, heard, routeStory, story, unit } from '../../support/proofs.ts'
import { type Judged, notApplicable, partly, supports, unheard } from './criteria.ts'

const TOUR_PROBLEM = 'storefront/routes/recce/tourProblem.test.ts'
const ABSENT = 'stories/docs/conformance/absent.test.ts'
const FIELDS = 'design-system/components/Field/everyField.test.tsx'
const AUDIT = 'stories/audit/audit.ts'
const WHOLE_BOOKING = flow('keyboard', 'a whole booking, from the home page to its details')
const PAGES = flow('routes', 'a guest can open every page, each with header, footer and a unique title')
const NO_FILM = 'The shop plays neither film nor sound. “Take a tour” leads to a film on another site.'
const noFilm = unit(ABSENT, 'nothing plays film or sound')

export const LEVEL_A: readonly Judged[] = [
  partly(
    '1.1.1',
    'Icons are decoration or have a name, and a picture that is missing keeps its words. The provider’s contract has no field for the words of a photograph: banners and galleries are named by what they belong to and by number, such as “Banner 1 of 5”, which tells them apart and does not describe them.',
    story('Icon/IsDecorationUnlessItHasAName'),
    story('Picture/KeepsItsWordsWhenMissing'),
    check(AUDIT, 'IBM’s engine on every story and route, axe on every route'),
  ),
  notApplicable('1.2.1', NO_FILM, noFilm),
  notApplicable('1.2.2', NO_FILM, noFilm),
  notApplicable('1.2.3', NO_FILM, noFilm),
  unheard(
    supports(
      '1.3.1',
      'Headings, lists, tables, landmarks and groups are elements of HTML; the table of bookings stays one where it looks like cards.',
      heard(
        'BookingTable',
        'table, Upcoming bookings',
        'caption, Upcoming bookings',
        'rowgroup',
        'row, Booking ID Shoot Date Date Price Booking Type Action',
        'columnheader, Booking ID',
      ),
      heard('BookingTable', 'rowheader, #AA20418'),
      heard('PackageCard', 'article, Golden Hour', 'heading, Golden Hour, level 3'),
      heard('AmountRows', 'term', 'Total', 'end of term', 'definition', '₹24,000'),
      check(AUDIT, 'IBM’s engine and html-validate on every story and route, axe on every route'),
    ),
    'say tables, groups and descriptions',
  ),
  supports(
    '1.3.2',
    'The order of the document is the order of reading, also beside a sticky summary and in a carousel.',
    heard('Columns', 'end of paragraph', 'paragraph', 'A summary'),
    heard('Carousel', 'listitem, level 1, position 1, set size 4', 'image, texas-ranch'),
    heard(
      'CartSummary',
      'term',
      'Balance at the farm',
      'end of term',
      'definition',
      '₹40,900',
      'end of definition',
      'link, Proceed to checkout',
    ),
  ),
  supports(
    '1.3.3',
    'Sentences name controls by their words, not by shape, colour or place. Found by reading them; no test shows it.',
  ),
  supports(
    '1.4.1',
    'Availability, errors and steps are said in words, with signs of different shapes.',
    story('AvailabilityBadge/NotByColourAlone'),
    story('Steps/SaysTheStateOfEachStepAndLeadsBack'),
  ),
  notApplicable('1.4.2', NO_FILM, noFilm),
  supports(
    '2.1.1',
    'Each flow is completed with the keyboard alone, from the home page to the details of a booking.',
    WHOLE_BOOKING,
    flow('keyboard-shopping', 'outfits by category, price and order, two of one; props by category'),
    flow('keyboard-account', 'bookings: new email, details, a request, logout'),
    flow('keyboard-reading', 'menu, theme, blog, FAQ, flip-book, carousel'),
  ),
  supports(
    '2.1.2',
    'Escape leaves every dialog, menu and calendar; a dialog keeps focus only while it is open.',
    story('Dialog/PageBehindStandsStillUntilEscapeAndFocusReturns'),
    story('Calendar/PickedInADialogAndEscapeClosesTheCalendarAlone'),
    WHOLE_BOOKING,
  ),
  supports(
    '2.1.4',
    'There are no shortcuts of a single character.',
    unit(ABSENT, 'no key of one character is a shortcut'),
  ),
  partly(
    '2.2.1',
    'The provider ends a session after half an hour without a call, and the shop cannot warn of it: what was typed is kept, and a login leads back. A toast leaves after 1.3 seconds, as specified; it stays while it is pointed at or has focus, and what matters is also written in the page. A code waits for minutes, and can be sent again.',
    flow('session', 'the session expires with a message, and a new login returns to the page'),
    flow('session', 'Pay leads to the login and keeps the form'),
    unit(
      'design-system/components/ToastRegion/ToastRegion.test.tsx',
      'stays under the pointer, and leaves 1000 ms later',
    ),
    flow('layout-shift', 'an add is confirmed in the pressed place, for the day of the shoot'),
  ),
  supports(
    '2.2.2',
    'Carousels have a pause button before everything else in them, stop under pointer and keyboard focus until Play is pressed, and do not move for those who ask for less motion.',
    story('Carousel/PauseComesBeforeEverythingElse'),
    unit('design-system/components/Carousel/useAutoplay.test.tsx', 'stops on focus within'),
    unit(
      'design-system/components/Carousel/useAutoplay.test.tsx',
      'stops when paused and continues when resumed, though the pointer and the focus are still on the button',
    ),
  ),
  supports(
    '2.3.1',
    'Nothing flashes: pictures fade and slide, and there is no film. Found by looking; no test measures it.',
  ),
  supports('2.4.1', 'The first stop of every page skips the header.', story('SkipLink/SkipsTheHeader'), WHOLE_BOOKING),
  supports('2.4.2', 'Every page has a title of its own, also after moving on without loading.', PAGES),
  supports(
    '2.4.3',
    'Focus goes to the title of a new page, into a dialog and back to what opened it, and never to the top by accident.',
    WHOLE_BOOKING,
    story('Dialog/FocusFindsTheHeadingWhenTheOpenerIsGone'),
    flow('cart', 'a cart follows the changes of other tabs, and focuses its heading once it is empty'),
  ),
  supports(
    '2.4.4',
    'A link says where it leads by itself or with the heading above it; a new tab is said.',
    story('PictureCard/OneStopThatSaysItsTitle'),
    story('LinkButton/ReachedByTabAndSaysThatItOpensANewTab'),
    heard('PersonCard', 'link, Check portfolio, Meera Kulkarni'),
  ),
  supports(
    '2.5.1',
    'Swipes turn pictures and pages; buttons do the same.',
    story('Lightbox/PagedByButtonsAndSaysWhichPicture'),
    story('FlipBook/OpenedAtAPageAndTurnedByButtons'),
    story('Carousel/PagesRoundByButtons'),
  ),
  supports(
    '2.5.2',
    'Presses count on release. A held button of an amount repeats while it is down, and the other one takes it back; a slider changes the list only by Apply.',
    story('QuantityStepper/HeldButtonRepeats'),
    story('PriceRangeSlider/ChangesNothingElseUntilApply'),
  ),
  partly(
    '2.5.3',
    'Names begin with the words in sight, such as “Add package Golden Hour”. Page numbers do not: the specification draws “02”, and the link is named “Page 2”.',
    story('PackageCard/AddedByKeyboardByAButtonThatNamesIt'),
    story('Pagination/EachPageIsNamedInFullSeenInTwoDigits'),
    heard('CartGroup', 'button, Remove all, Outfits'),
  ),
  notApplicable(
    '2.5.4',
    'Nothing is done by moving the device.',
    unit(ABSENT, 'nothing listens to the motion of a device'),
  ),
  supports(
    '3.1.1',
    'Every page is marked as Indian English.',
    PAGES,
    check('storefront/build/prerendered.ts', 'html-validate on every rendered page'),
  ),
  supports('3.2.1', 'Focus opens nothing.', WHOLE_BOOKING),
  supports(
    '3.2.2',
    'A choice filters the list below it and says how many are left; it does not lead away. Prices wait for Apply.',
    flow('outfits', 'checked categories apply at once, are in the address, and Back undoes them'),
    story('PriceRangeSlider/ChangesNothingElseUntilApply'),
  ),
  supports(
    '3.2.6',
    'Phone, e-mail, chat and hours are in the footer of every page, in the same order.',
    PAGES,
    routeStory('SiteFooter/Ready'),
  ),
  unheard(
    supports(
      '3.3.1',
      'Each refusal is a sentence, tied to its field, which takes focus.',
      unit(FIELDS, '%s says in words what is wrong, tied to the field'),
      routeStory('Contact/EveryProblemInOrder'),
      unit(TOUR_PROBLEM, 'finds the problems in the required order'),
    ),
    'say the sentence of a field that takes focus',
  ),
  supports(
    '3.3.2',
    'Each field has a label in sight; limits and examples are written below it.',
    unit(FIELDS, '%s is named by a label in sight, not by its placeholder'),
    unit(FIELDS, '%s says in words what is wrong, tied to the field'),
  ),
  supports(
    '3.3.7',
    'What the account knows is filled in at checkout, and forms keep what was typed over a login, a failure and a reload.',
    routeStory('Checkout/BillingIsCheckedInOrder'),
    flow(
      'strange-answers',
      'strange and slow answers are told in words, lose nothing that was typed, and can be tried again',
    ),
    flow('tour', 'a guest is sent to log in and keeps the form'),
    routeStory('Register/Failed'),
  ),
  supports(
    '4.1.1',
    'WCAG 2.2 has dropped this criterion; the report’s form still lists it. Every rendered page and story is valid HTML.',
    check('storefront/build/prerendered.ts', 'html-validate on every rendered page'),
    check(AUDIT, 'html-validate on every story and route'),
  ),
  unheard(
    supports(
      '4.1.2',
      'Controls are elements of HTML where there is one. What a virtual screen reader says of each component is kept and compared.',
      unit('stories/transcripts.test.tsx', '%s matches its transcript'),
      story('Header/ClickOpensSaysSoAndFocusLeavingCloses'),
      story('Tabs/OneStopWhereArrowsAndHomeChooseAPanel'),
    ),
    'say the calendar, the slider and the one-time code',
  ),
]
