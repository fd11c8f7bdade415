import { heard, story } from '../support/proofs.ts'
import { type Acceptance, must, mustAs } from './criteria.ts'

export const ACTIONS: Acceptance = {
  Button: [
    must('be reached by Tab, and pressed by Enter and Space', story('Button/PressedByKeyboard')),
    must('keep its focus and ignore presses while it is busy', story('Button/BusyKeepsFocusAndIgnoresPresses')),
    must('say that it is busy', heard('Button', 'button, Please Wait..., disabled')),
    must('say why it cannot be pressed', heard('Button', 'button, Add to cart, Choose a date first, disabled')),
  ],
  ChatLink: [
    must('be reached by Tab', story('ChatLink/OpensElsewhere')),
    must('say that it opens a new tab', heard('ChatLink', 'link, Chat with us (opens in a new tab)')),
  ],
  DropDown: [
    must('be opened by keyboard, and lead on to what it holds', story('DropDown/EscapeReturns')),
    must(
      'say whether it is open',
      heard('DropDown', 'button, Filter by category (2), 1 control, not expanded'),
      story('DropDown/EscapeReturns'),
    ),
    must(
      'say on its button what is chosen',
      heard('DropDown', 'button, Filter by category (2), 1 control, not expanded'),
    ),
    must('close by Escape, and give focus back to its button', story('DropDown/EscapeReturns')),
    must('close when focus leaves it', story('DropDown/FocusLeavingCloses')),
  ],
  IconButton: [
    must('have a name in words', heard('IconButton', 'button, Cart, 2 items')),
    must('be pressed by keyboard, and say whether what it opens is open', story('IconButton/NamedAndPressed')),
    must('be at least 44 px wide', story('IconButton/NamedAndPressed')),
  ],
  LinkButton: [
    must('be a link, for what leads to another page', heard('LinkButton', 'link, Check Pricing')),
    must('be reached by Tab', story('LinkButton/ExternalSaysSo')),
    must(
      'say that it opens a new tab',
      heard('LinkButton external', 'link, Directions, opens in a new tab'),
      story('LinkButton/ExternalSaysSo'),
    ),
  ],
  TextLink: [
    must(
      'say that it opens a new tab',
      heard('TextLink', 'link, Directions, opens in a new tab'),
      story('TextLink/ExternalSaysSo'),
    ),
    mustAs('TextButton', 'be pressed by Enter and Space', story('TextLink/ButtonPressedByKeyboard')),
    mustAs(
      'TextButton',
      'keep its focus and ignore presses while it is busy',
      story('TextLink/BusyTextButtonIgnoresPresses'),
    ),
  ],
}
