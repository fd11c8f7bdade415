import { flow, heard, story } from '../support/proofs.ts'
import { type Acceptance, must } from './criteria.ts'

export const NAVIGATION: Acceptance = {
  Breadcrumb: [
    must('be a landmark of its own name', story('Breadcrumb/ThisPageIsNoLink')),
    must('say which page this is, which is no link', story('Breadcrumb/ThisPageIsNoLink')),
    must('be a list, so that its length is said', heard('Breadcrumb', 'listitem, level 1, position 1, set size 2')),
  ],
  Footer: [
    must('name each column of links', story('Footer/ColumnsAreNavigationByName')),
    must('be walked through by Tab in the order of reading', story('Footer/ColumnsAreNavigationByName')),
    must('send the form by Enter', story('Footer/SubscribesByEnter')),
    must('tie a refused address to its field', story('Footer/NewsletterRefused')),
    must('keep what is hidden out of reach', story('Footer/HiddenPartIsOutOfReach')),
  ],
  Header: [
    must(
      'be opened by click and by keys, not by hovering alone',
      story('Header/MegaMenuByKeyboard'),
      story('Header/ClickOpensAndFocusLeavingCloses'),
    ),
    must(
      'say of each menu whether it is open',
      heard('Header', 'button, Add On Services, 1 control, not expanded'),
      story('Header/ClickOpensAndFocusLeavingCloses'),
    ),
    must('close a menu by Escape, and give focus back to its button', story('Header/MegaMenuByKeyboard')),
    must('close a menu when focus leaves it', story('Header/ClickOpensAndFocusLeavingCloses')),
    must('say which page this is', heard('Header', 'link, Home, current page')),
    must('say how much is in the cart', heard('Header', 'button, Cart, 1 item, 1 control, not expanded')),
    must('on a phone give focus back when its menu closes', story('Header/MobileMenuGivesFocusBack')),
    must('say which link opens a new tab', story('Header/OutsideLinkSaysSo')),
    must('work without scripts', flow('noscript', 'a menu opens by keyboard and closes when focus leaves it')),
  ],
  LinkTabs: [
    must(
      'be a landmark of its own name, with links',
      heard('LinkTabs', 'navigation, Package categories'),
      story('LinkTabs/TabGoesFromLinkToLink'),
    ),
    must('say which one is open, and have it in view', story('LinkTabs/CurrentIsSaidAndInView')),
  ],
  MiniCart: [
    must('be closed by keyboard', story('MiniCart/ClosedByKeyboard')),
    must(
      'read each amount with what it is for',
      heard('MiniCart', 'term', 'Subtotal', 'end of term', 'definition', 'INR 24,500.00'),
    ),
  ],
  Pagination: [
    must('name each page in full, whatever is drawn', story('Pagination/NamedInFullSeenInTwoDigits')),
    must('say which page this is', heard('Pagination', 'link, Page 1, current page')),
    must(
      'lead nowhere at its ends, and say so',
      story('Pagination/StaysAtTheFirst'),
      story('Pagination/StaysAtTheLast'),
    ),
  ],
  SkipLink: [
    must(
      'be the first stop of Tab, and seen when it has focus',
      story('SkipLink/Focused'),
      story('SkipLink/SkipsTheHeader'),
    ),
    must(
      'take focus past the header',
      story('SkipLink/SkipsTheHeader'),
      flow('keyboard', 'a whole booking, from the home page to its details'),
    ),
  ],
  Steps: [
    must('say in words which steps are done, current and to come', story('Steps/SaysTheStateOfEachStep')),
    must('be a list of its own name', heard('Steps', 'list, Progress')),
    must('lead back to a step that is done', story('Steps/SaysTheStateOfEachStep')),
  ],
  Tabs: [
    must('be one stop of Tab, moved through by arrow keys and Home', story('Tabs/ArrowsChoose')),
    must('say which tab is selected', heard('Tabs', 'tab, All, selected, 1 control, position 1, set size 2')),
    must('lead from a tab to its panel, which has its name', story('Tabs/ArrowsChoose')),
    must(
      'fetch nothing by an arrow key alone where that would take time',
      story('Tabs/ArrowsOnlyMoveWhereThePanelIsFetched'),
    ),
    must('turn round with the direction of the text', story('Tabs/TheOtherWayRound')),
  ],
}
