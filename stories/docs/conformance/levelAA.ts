import { check, flow, heard, routeStory, story, unit } from '../../support/proofs.ts'
import { type Judged, notApplicable, partly, supports, unheard } from './criteria.ts'

const TOUR_PROBLEM = 'storefront/routes/recce/tourProblem.test.ts'
const ABSENT = 'stories/docs/conformance/absent.test.ts'
const CONTRAST = 'design-system/tokens/contrast.test.ts'
const STORIES = check('.storybook/checks/afterStory.ts', 'after every story that has screenshots')
const AUDIT = 'stories/audit/audit.ts'
const noFilm = unit(ABSENT, 'nothing plays film or sound')
const FOCUS = flow('keyboard-selftest', 'an invisible focus and a covered one are found')
const WHOLE_BOOKING = flow('keyboard', 'a whole booking, from the home page to its details')

export const LEVEL_AA: readonly Judged[] = [
  notApplicable('1.2.4', 'Nothing is broadcast.', noFilm),
  notApplicable('1.2.5', 'The shop plays no film. “Take a tour” leads to one on another site.', noFilm),
  supports('1.3.4', 'Pages turn with the device.', unit(ABSENT, 'nothing is tied to one orientation')),
  supports(
    '1.3.5',
    'Fields about the visitor name what they ask for: name, e-mail, telephone and one-time code.',
    story('EmailField/TypedWithoutSpacesOnAnEMailKeyboard'),
    story('PhoneField/TakesDigitsAloneAndOffersTheOwnNumber'),
    story('OtpInput/OneRealFieldForAutofill'),
  ),
  supports(
    '1.4.3',
    'Every pair of colours is measured in every brand and theme, words over pictures pixel by pixel.',
    unit(CONTRAST, '%s is readable'),
    check('.storybook/checks/themes.ts', 'axe in three themes, after every story'),
    check(AUDIT, 'contrast over pictures, on every route'),
  ),
  supports('1.4.4', 'Text of 200 % stays within its place, and nothing is cut off.', STORIES),
  partly(
    '1.4.5',
    'The shop’s own words are text. Banners and photographs are the provider’s: if it writes words into one, nobody can read them otherwise.',
    routeStory('Home/WithoutBannersAndCategories'),
    story('FlipBook/OpenedAtAPageAndTurnedByButtons'),
  ),
  supports(
    '1.4.10',
    'Stories and pages fit 320 px, and 1280 px at 400 %, without scrolling sideways. Long tables scroll in a box of their own, by keyboard too.',
    STORIES,
    check(AUDIT, 'every story and route at 320 by 568 and 320 by 256 px'),
    check(AUDIT, 'every width from 320 to 1920 px, on every story and route'),
  ),
  supports(
    '1.4.11',
    'Edges of fields, signs and the ring of focus are measured in every brand and theme.',
    unit(CONTRAST, '%s is visible'),
    FOCUS,
  ),
  supports(
    '1.4.12',
    'With the spacing of the criterion nothing is cut off or overlaps.',
    check(AUDIT, 'text spacing, on every story and route'),
  ),
  supports(
    '1.4.13',
    'Nothing appears by focus. Menus open by a press; hovering is a second way, and Escape closes them.',
    story('Header/OpensUnderTheMouseAndByEnter'),
  ),
  supports(
    '2.4.5',
    'Pages are reached by the header, the footer, links between them, and the sitemap.',
    routeStory('SiteHeader/Links'),
    routeStory('SiteFooter/Ready'),
    flow('routes', 'every other page hydrates without an error, keeps its content and fits the window'),
  ),
  supports(
    '2.4.6',
    'Headings and labels are what is in sight; none is empty, and cards are named by theirs.',
    heard('PackageCard', 'article, Golden Hour', 'heading, Golden Hour, level 3'),
    unit(
      'design-system/components/Field/everyField.test.tsx',
      '%s is named by a label in sight, not by its placeholder',
    ),
  ),
  supports('2.4.7', 'At each stop of the walks by keyboard, focus is looked for in pixels.', FOCUS, WHOLE_BOOKING),
  supports(
    '2.4.11',
    'At each stop of the walks by keyboard, what has focus must not be covered by the header, the summary or a toast; sticky parts give way on low screens.',
    FOCUS,
    WHOLE_BOOKING,
    story('CartSummary/OnALowScreen'),
  ),
  supports(
    '2.5.7',
    'The price slider has two fields and arrow keys; everything that is swiped has buttons.',
    story('PriceRangeSlider/SetWithoutDraggingInTwoFields'),
    story('PriceRangeSlider/MovedByArrowKeysPagesHomeAndEnd'),
    story('Lightbox/PagedByButtonsAndSaysWhichPicture'),
  ),
  supports(
    '2.5.8',
    'Controls have 44 px and links that stand alone 24. Two thumbs of the slider may meet: the fields beside them do the same.',
    STORIES,
    check(AUDIT, 'target sizes, on every story and route'),
    story('PriceRangeSlider/SetWithoutDraggingInTwoFields'),
  ),
  supports(
    '3.1.2',
    'The shop writes English alone. Posts of the blog keep the languages that their author marked; other texts of the provider have no place for one. No test shows it.',
  ),
  supports(
    '3.2.3',
    'Header and footer are the same on every page.',
    flow('routes', 'a guest can open every page, each with header, footer and a unique title'),
  ),
  supports(
    '3.2.4',
    'One component does one thing everywhere, and an icon has one meaning.',
    unit('stories/foundations/iconMeanings.test.ts', 'gives no meaning to two icons'),
  ),
  partly(
    '3.3.3',
    'Most refusals say what would be right, such as “Mobile number must be 10 digits”. Some sentences that the specification states do not, such as “Phone number is not valid” on the studio tour.',
    routeStory('Login/CheckedInOrder'),
    unit(TOUR_PROBLEM, 'finds the problems in the required order'),
  ),
  supports(
    '3.3.4',
    'Items and amounts are shown beside the button that pays, a changed cart is shown again before it, a removed line comes back by Undo, and nothing is paid twice.',
    routeStory('Checkout/CartChangedElsewhere'),
    routeStory('Cart/RemovedLineComesBack'),
    flow('double-payment', 'an unpaid dialog blocks a second one until the visitor confirms'),
  ),
  supports(
    '3.3.8',
    'There is no password and no puzzle. The code of a login can be pasted, also with a dash or in its sentence, and is filled in by phones and browsers.',
    story('OtpInput/PasteTakesTheDigitsAndLettersEraseNothing'),
    story('OtpInput/FilledByTheBrowserAtOnce'),
    story('OtpInput/OneRealFieldForAutofill'),
    flow('login', 'a mobile number and a code log in and return to the wanted page'),
  ),
  unheard(
    supports(
      '4.1.3',
      'Toasts, availability, counts and errors are live regions that exist before their words; each message is said once.',
      story('ToastRegion/NewestOnTopAnnouncedOnceAndLeavesFocus'),
      story('AvailabilityBadge/SaysThatItAsksAndEachAnswerOnce'),
      story('ResendCountdown/CountsByTheClockAndAnnouncesOnlyTheEnd'),
      heard('ToastRegion', 'alert', 'Maximum number of product is 20'),
    ),
    'say messages that follow each other quickly',
  ),
]
