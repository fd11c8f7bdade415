/** The criteria of WCAG 2.2, with their names of https://www.w3.org/TR/WCAG22/ (W3C Software and Document License). */
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
const CONTRAST = 'design-system/tokens/contrast.test.ts'
const STORIES = check('.storybook/checks/afterStory.ts', 'after every story that has screenshots')
const FOCUS = flow('keyboard-selftest', 'an invisible focus and a covered one are found')

const LEVEL_A: readonly Judged[] = [
  partly(
    '1.1.1 Non-text Content',
    'Icons are decoration or have a name, and a picture that is missing keeps its words. The provider’s contract has no field for the words of a photograph: banners and galleries are named by what they belong to and by number, such as “Banner 1 of 5”, which tells them apart and does not describe them.',
    story('Icon/IsDecorationUnlessItHasAName'),
    story('Picture/KeepsItsWordsWhenMissing'),
    check(AUDIT, 'axe on every route'),
  ),
  notApplicable('1.2.1 Audio-only and Video-only (Prerecorded)', NO_FILM, noFilm),
  notApplicable('1.2.2 Captions (Prerecorded)', NO_FILM, noFilm),
  notApplicable('1.2.3 Audio Description or Media Alternative (Prerecorded)', NO_FILM, noFilm),
  unheard(
    supports(
      '1.3.1 Info and Relationships',
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
      check(AUDIT, 'html-validate on every story and route, axe on every route'),
    ),
    'say tables, groups and descriptions',
  ),
  supports(
    '1.3.2 Meaningful Sequence',
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
    '1.3.3 Sensory Characteristics',
    'Sentences name controls by their words, not by shape, colour or place. Found by reading them; no test shows it.',
  ),
  supports(
    '1.4.1 Use of Color',
    'Availability, errors and steps are said in words, with signs of different shapes.',
    story('AvailabilityBadge/NotByColourAlone'),
    story('Steps/SaysTheStateOfEachStepAndLeadsBack'),
  ),
  notApplicable('1.4.2 Audio Control', NO_FILM, noFilm),
  supports(
    '2.1.1 Keyboard',
    'A booking is completed with the keyboard alone, from the home page to its details, as are cart, tour, account and filters. Other pages have links and buttons of HTML, and components that stories operate.',
    WHOLE_BOOKING,
    flow('keyboard-shopping', 'outfits by category, price and order, two of one; props by category'),
    flow('keyboard-account', 'bookings: new email, details, a request, logout'),
    story('Carousel/PagesRoundByButtons'),
    story('FlipBook/OpenedAtAPageAndTurnedByButtons'),
  ),
  supports(
    '2.1.2 No Keyboard Trap',
    'Escape leaves every dialog, menu and calendar; a dialog keeps focus only while it is open.',
    story('Dialog/PageBehindStandsStillUntilEscapeAndFocusReturns'),
    story('Calendar/PickedInADialogAndEscapeClosesTheCalendarAlone'),
    WHOLE_BOOKING,
  ),
  supports(
    '2.1.4 Character Key Shortcuts',
    'There are no shortcuts of a single character.',
    unit(ABSENT, 'no key of one character is a shortcut'),
  ),
  partly(
    '2.2.1 Timing Adjustable',
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
    '2.2.2 Pause, Stop, Hide',
    'Carousels have a pause button before everything else in them, stop under pointer and keyboard focus until Play is pressed, and do not move for those who ask for less motion.',
    story('Carousel/PauseComesBeforeEverythingElse'),
    unit('design-system/components/Carousel/useAutoplay.test.tsx', 'stops on focus within'),
    unit(
      'design-system/components/Carousel/useAutoplay.test.tsx',
      'stops when paused and continues when resumed, though the pointer and the focus are still on the button',
    ),
  ),
  supports(
    '2.3.1 Three Flashes or Below Threshold',
    'Nothing flashes: pictures fade and slide, and there is no film. Found by looking; no test measures it.',
  ),
  supports(
    '2.4.1 Bypass Blocks',
    'The first stop of every page skips the header.',
    story('SkipLink/SkipsTheHeader'),
    WHOLE_BOOKING,
  ),
  supports('2.4.2 Page Titled', 'Every page has a title of its own, also after moving on without loading.', PAGES),
  supports(
    '2.4.3 Focus Order',
    'Focus goes to the title of a new page, into a dialog and back to what opened it, and never to the top by accident.',
    WHOLE_BOOKING,
    story('Dialog/FocusFindsTheHeadingWhenTheOpenerIsGone'),
    flow('cart', 'a cart follows the changes of other tabs, and focuses its heading once it is empty'),
  ),
  supports(
    '2.4.4 Link Purpose (In Context)',
    'A link says where it leads by itself or with the heading above it; a new tab is said.',
    story('PictureCard/OneStopThatSaysItsTitle'),
    story('LinkButton/ReachedByTabAndSaysThatItOpensANewTab'),
    heard('PersonCard', 'link, Check portfolio, Meera Kulkarni'),
  ),
  supports(
    '2.5.1 Pointer Gestures',
    'Swipes turn pictures and pages; buttons do the same.',
    story('Lightbox/PagedByButtonsAndSaysWhichPicture'),
    story('FlipBook/OpenedAtAPageAndTurnedByButtons'),
    story('Carousel/PagesRoundByButtons'),
  ),
  supports(
    '2.5.2 Pointer Cancellation',
    'Presses count on release. A held button of an amount repeats while it is down, and the other one takes it back; a slider changes the list only by Apply.',
    story('QuantityStepper/HeldButtonRepeats'),
    story('PriceRangeSlider/ChangesNothingElseUntilApply'),
  ),
  partly(
    '2.5.3 Label in Name',
    'Names begin with the words in sight, such as “Add package Golden Hour”. Page numbers do not: the specification draws “02”, and the link is named “Page 2”.',
    story('PackageCard/AddedByKeyboardByAButtonThatNamesIt'),
    story('Pagination/EachPageIsNamedInFullSeenInTwoDigits'),
    heard('CartGroup', 'button, Remove all, Outfits'),
  ),
  notApplicable(
    '2.5.4 Motion Actuation',
    'Nothing is done by moving the device.',
    unit(ABSENT, 'nothing listens to the motion of a device'),
  ),
  supports(
    '3.1.1 Language of Page',
    'Every page is marked as Indian English.',
    PAGES,
    check('storefront/build/prerendered.ts', 'html-validate on every rendered page'),
  ),
  supports('3.2.1 On Focus', 'Focus opens nothing.', WHOLE_BOOKING),
  supports(
    '3.2.2 On Input',
    'A choice filters the list below it and says how many are left; it does not lead away. Prices wait for Apply.',
    flow('outfits', 'checked categories apply at once, are in the address, and Back undoes them'),
    story('PriceRangeSlider/ChangesNothingElseUntilApply'),
  ),
  supports(
    '3.2.6 Consistent Help',
    'Phone, e-mail, chat and hours are in the footer of every page, in the same order.',
    PAGES,
    routeStory('SiteFooter/Ready'),
  ),
  unheard(
    supports(
      '3.3.1 Error Identification',
      'Each refusal is a sentence, tied to its field, which takes focus.',
      unit(FIELDS, '%s says in words what is wrong, tied to the field'),
      routeStory('Contact/EveryProblemInOrder'),
      unit(TOUR_PROBLEM, 'finds the problems in the required order'),
    ),
    'say the sentence of a field that takes focus',
  ),
  supports(
    '3.3.2 Labels or Instructions',
    'Each field has a label in sight; limits and examples are written below it.',
    unit(FIELDS, '%s is named by a label in sight, not by its placeholder'),
    unit(FIELDS, '%s says in words what is wrong, tied to the field'),
  ),
  supports(
    '3.3.7 Redundant Entry',
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
    '4.1.1 Parsing',
    'WCAG 2.2 has dropped this criterion; the report’s form still lists it. Every rendered page and story is valid HTML.',
    check('storefront/build/prerendered.ts', 'html-validate on every rendered page'),
    check(AUDIT, 'html-validate on every story and route'),
  ),
  unheard(
    supports(
      '4.1.2 Name, Role, Value',
      'Controls are elements of HTML where there is one. What a virtual screen reader says of each component is kept and compared.',
      unit('stories/transcripts.test.tsx', '%s matches its transcript'),
      story('Header/ClickOpensSaysSoAndFocusLeavingCloses'),
      story('Tabs/OneStopWhereArrowsAndHomeChooseAPanel'),
    ),
    'say the calendar, the slider and the one-time code',
  ),
]

const LEVEL_AA: readonly Judged[] = [
  notApplicable('1.2.4 Captions (Live)', 'Nothing is broadcast.', noFilm),
  notApplicable(
    '1.2.5 Audio Description (Prerecorded)',
    'The shop plays no film. “Take a tour” leads to one on another site.',
    noFilm,
  ),
  supports('1.3.4 Orientation', 'Pages turn with the device.', unit(ABSENT, 'nothing is tied to one orientation')),
  supports(
    '1.3.5 Identify Input Purpose',
    'Fields about the visitor name what they ask for: name, e-mail, telephone and one-time code.',
    story('EmailField/TypedWithoutSpacesOnAnEMailKeyboard'),
    story('PhoneField/TakesDigitsAloneAndOffersTheOwnNumber'),
    story('OtpInput/OneRealFieldForAutofill'),
  ),
  supports(
    '1.4.3 Contrast (Minimum)',
    'Every pair of colours is measured in every brand and theme, words over pictures pixel by pixel.',
    unit(CONTRAST, '%s is readable'),
    check('.storybook/checks/themes.ts', 'axe in three themes, after every story'),
    check(AUDIT, 'contrast over pictures, on every route'),
  ),
  supports('1.4.4 Resize text', 'Text of 200 % stays within its place, and nothing is cut off.', STORIES),
  partly(
    '1.4.5 Images of Text',
    'The shop’s own words are text. Banners and photographs are the provider’s: if it writes words into one, nobody can read them otherwise.',
    routeStory('Home/WithoutBannersAndCategories'),
    story('FlipBook/OpenedAtAPageAndTurnedByButtons'),
  ),
  supports(
    '1.4.10 Reflow',
    'Stories and pages fit 320 px, and 1280 px at 400 %, without scrolling sideways. Long tables scroll in a box of their own, by keyboard too.',
    STORIES,
    check(AUDIT, 'what is fixed at 320 by 256 px, on every story and route'),
    check(AUDIT, 'every width from 320 to 1920 px, on every story and route'),
  ),
  supports(
    '1.4.11 Non-text Contrast',
    'Edges of fields, signs and the ring of focus are measured in every brand and theme.',
    unit(CONTRAST, '%s is visible'),
    FOCUS,
  ),
  supports(
    '1.4.12 Text Spacing',
    'With the spacing of the criterion nothing is cut off or overlaps.',
    check(AUDIT, 'text spacing, on every story and route'),
  ),
  supports(
    '1.4.13 Content on Hover or Focus',
    'Nothing appears by focus. Menus open by a press; hovering is a second way, and Escape closes them.',
    story('Header/OpensUnderTheMouseAndByEnter'),
  ),
  supports(
    '2.4.5 Multiple Ways',
    'Pages are reached by the header, the footer, links between them, and the sitemap.',
    routeStory('SiteHeader/Links'),
    routeStory('SiteFooter/Ready'),
    flow('routes', 'every other page hydrates without an error, keeps its content and fits the window'),
  ),
  supports(
    '2.4.6 Headings and Labels',
    'Headings and labels are what is in sight; none is empty, and cards are named by theirs.',
    heard('PackageCard', 'article, Golden Hour', 'heading, Golden Hour, level 3'),
    unit(
      'design-system/components/Field/everyField.test.tsx',
      '%s is named by a label in sight, not by its placeholder',
    ),
  ),
  supports(
    '2.4.7 Focus Visible',
    'On every page each kind of control shows that it has focus. At each stop of the walks by keyboard, it is looked for in pixels.',
    FOCUS,
    WHOLE_BOOKING,
    PAGES,
  ),
  supports(
    '2.4.11 Focus Not Obscured (Minimum)',
    'On every page, and at each stop of the walks by keyboard, what has focus must not be covered by the header, the summary or a toast; sticky parts give way on low screens.',
    FOCUS,
    WHOLE_BOOKING,
    PAGES,
    check(
      '.storybook/checks/focus.ts',
      'every stop of a dialog at 320 by 568 px, after every story that ends with one',
    ),
    story('CartSummary/OnALowScreen'),
  ),
  supports(
    '2.5.7 Dragging Movements',
    'The price slider has two fields and arrow keys; everything that is swiped has buttons.',
    story('PriceRangeSlider/SetWithoutDraggingInTwoFields'),
    story('PriceRangeSlider/MovedByArrowKeysPagesHomeAndEnd'),
    story('Lightbox/PagedByButtonsAndSaysWhichPicture'),
  ),
  supports(
    '2.5.8 Target Size (Minimum)',
    'Controls have 44 px and links that stand alone 24. Two thumbs of the slider may meet: the fields beside them do the same.',
    STORIES,
    story('PriceRangeSlider/SetWithoutDraggingInTwoFields'),
  ),
  supports(
    '3.1.2 Language of Parts',
    'The shop writes English alone. Posts of the blog keep the languages that their author marked; other texts of the provider have no place for one. No test shows it.',
  ),
  supports(
    '3.2.3 Consistent Navigation',
    'Header and footer are the same on every page.',
    flow('routes', 'a guest can open every page, each with header, footer and a unique title'),
  ),
  supports(
    '3.2.4 Consistent Identification',
    'One component does one thing everywhere, and an icon has one meaning.',
    unit('stories/foundations/iconMeanings.test.ts', 'gives no meaning to two icons'),
  ),
  partly(
    '3.3.3 Error Suggestion',
    'Most refusals say what would be right, such as “Mobile number must be 10 digits”. Some sentences that the specification states do not, such as “Phone number is not valid” on the studio tour.',
    routeStory('Login/CheckedInOrder'),
    unit(TOUR_PROBLEM, 'finds the problems in the required order'),
  ),
  supports(
    '3.3.4 Error Prevention (Legal, Financial, Data)',
    'Items and amounts are shown beside the button that pays, a changed cart is shown again before it, a removed line comes back by Undo, and nothing is paid twice.',
    routeStory('Checkout/CartChangedElsewhere'),
    routeStory('Cart/RemovedLineComesBack'),
    flow('double-payment', 'an unpaid dialog blocks a second one until the visitor confirms'),
  ),
  supports(
    '3.3.8 Accessible Authentication (Minimum)',
    'There is no password and no puzzle. The code of a login can be pasted, also with a dash or in its sentence, and is filled in by phones and browsers.',
    story('OtpInput/PasteTakesTheDigitsAndLettersEraseNothing'),
    story('OtpInput/FilledByTheBrowserAtOnce'),
    story('OtpInput/OneRealFieldForAutofill'),
    flow('login', 'a mobile number and a code log in and return to the wanted page'),
  ),
  unheard(
    supports(
      '4.1.3 Status Messages',
      'Toasts, availability, counts and errors are live regions that exist before their words; each message is said once.',
      story('ToastRegion/NewestOnTopAnnouncedOnceAndLeavesFocus'),
      story('AvailabilityBadge/SaysThatItAsksAndEachAnswerOnce'),
      story('ResendCountdown/CountsByTheClockAndAnnouncesOnlyTheEnd'),
      heard('ToastRegion', 'alert', 'Maximum number of product is 20'),
    ),
    'say messages that follow each other quickly',
  ),
]

/** `of` is how many criteria WCAG has at this level; 4.1.1, which 2.2 dropped, is counted. */
export const LEVELS = [
  { title: 'Level A', of: 32, criteria: LEVEL_A },
  { title: 'Level AA', of: 24, criteria: LEVEL_AA },
] as const
