import { heard, story, unit } from '../support/proofs.ts'
import { type Acceptance, must } from './criteria.ts'

const AUTOPLAY = 'design-system/components/Carousel/useAutoplay.test.tsx'

/** Media, text and layout. */
export const CONTENT: Acceptance = {
  Accordion: [
    must(
      'be reached by Tab, opened by Enter, and moved through by arrow keys',
      story('Accordion/ArrowsMoveAndEnterOpens'),
    ),
    must(
      'say whether each answer is open',
      heard('Accordion', 'button, Can a second couple join?, 1 control, expanded'),
      heard('Accordion', 'button, How long can we shoot on one set?, 1 control, not expanded'),
    ),
    must('have questions that are headings of the page’s own level', story('Accordion/QuestionsAreHeadings')),
    must('let the browser find words in a closed answer', story('Accordion/ClosedAnswersAreFound')),
  ],
  Arch: [must('keep its words when the picture is missing', story('Arch/AMissingFileKeepsItsWords'))],
  Carousel: [
    must('have its pause button before everything else in it', story('Carousel/PauseComesFirst')),
    must(
      'stop while it is pointed at, or has focus within',
      unit(AUTOPLAY, 'stops on hover'),
      unit(AUTOPLAY, 'stops on focus within'),
    ),
    must(
      'not move by itself for those who ask for less motion',
      unit(AUTOPLAY, 'does not advance under reduced motion'),
      story('Carousel/WithLessMotion'),
    ),
    must('be paged by buttons, without a swipe', story('Carousel/PagesRoundByButtons')),
    must('be read in the order of its slides', story('Carousel/SlidesStandInTheirOrder')),
    must('have no controls that do nothing', story('Carousel/AllInView')),
  ],
  Columns: [must('read what is beside the content after it', story('Columns/TheSideIsReadLast'))],
  FlipBook: [
    must('be turned by arrow keys, Home and End', story('FlipBook/TurnedByKeys')),
    must('be turned without a swipe, by buttons', story('FlipBook/OpenedAtAPage'), story('FlipBook/TurnedByKeys')),
    must('say which pages are open', story('FlipBook/TurnedByKeys')),
    must(
      'say at its ends why it does not turn',
      heard('FlipBook', 'button, Previous page, This is the first page, disabled'),
    ),
    must('hide the pages that are not open from everybody', story('FlipBook/OpenedAtAPage')),
  ],
  Gallery: [
    must('have links that say what is enlarged', story('Gallery/OpensThePictureAndReturns')),
    must('say that they open a dialog', heard('Gallery', 'link, Enlarge: Lamps in the arches, has popup dialog')),
    must('give focus back to the picture that was opened', story('Gallery/OpensThePictureAndReturns')),
    must('leave a new tab to the browser', story('Gallery/LeavesANewTabToTheBrowser')),
  ],
  Heading: [
    must('have the level of its place, whatever its size', story('Heading/LevelAndSizeAreApart')),
    must('not break a long word on the smallest phone', story('Heading/ALongWordKeepsToItsLine')),
  ],
  Icon: [
    must('be silent as decoration', story('Icon/Decoration')),
    must('be an image with a name where it stands alone', story('Icon/WithAName')),
  ],
  Layout: [
    must('never be wider than its place', story('Layout/GridNeverWiderThanItsParent')),
    must('name a section by its heading', story('Layout/ASectionIsNamedByItsHeading')),
  ],
  Logo: [must('be a link that says where it leads', story('Logo/LeadsHome'))],
  PageHeader: [must('have the one title of the page, and say where one is', story('PageHeader/SaysWhereOneIs'))],
  Picture: [
    must('keep its words when the picture is missing', story('Picture/KeepsItsWordsWhenMissing')),
    must('keep its place while the picture loads, so that nothing moves', story('Picture/KeepsItsPlace')),
    must('take the best type and width that is found', story('Picture/TakesTheBestTypeThatIsFound')),
    must('show its colour until it is there', story('Picture/ShowsItsColourUntilItIsThere')),
    must('show the original when another width fails', story('Picture/ShowsTheOriginalWhenAnotherWidthFails')),
  ],
  Prose: [
    must(
      'keep headings, lists and tables as such',
      heard('Prose', 'heading, Bring, level 2'),
      heard('Prose', 'table, Hours'),
    ),
    must(
      'start its headings below the title of the page',
      unit('design-system/components/Prose/Prose.test.tsx', 'starts headings at level 2'),
    ),
    must('let a wide table be scrolled by keyboard', story('Prose/LongWordsAndWideTables')),
  ],
  Quote: [must('tie the words to the name of who said them', story('Quote/TiesTheWordsToTheName'))],
  ScrollBox: [
    must('be scrolled by keyboard, under a name', story('ScrollBox/ScrollsByKeyboard')),
    must('be no stop where nothing scrolls', story('ScrollBox/AShortListIsNoTabStop')),
  ],
  StatList: [must('read each figure with what it counts', story('StatList/ReadsWhatAFigureCounts'))],
  Text: [must('be a paragraph, so that readers can go from one to the next', story('Text/IsAParagraph'))],
  VisuallyHidden: [
    must('be read, and not seen', story('VisuallyHidden/BeforeALineThroughAPrice')),
    must('not be glued to the word after it', story('VisuallyHidden/KeepsTheSpaceAtItsEnd')),
    must(
      'say amounts, dates and times in full that are shown short',
      story('VisuallyHidden/SeenShortAndHeardInFull'),
      unit('.storybook/checks/speech.test.ts', 'finds %s'),
    ),
    must('add no second text where both are the same', story('VisuallyHidden/OneTextWhereBothAreTheSame')),
  ],
}
