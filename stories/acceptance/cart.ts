import { flow, heard, story } from '../support/proofs.ts'
import { type Acceptance, must } from './criteria.ts'

export const CART: Acceptance = {
  AmountRows: [must('read each amount with its label', story('AmountRows/EachLabelIsReadWithItsAmount'))],
  BillingSummary: [must('be a region named by its heading', story('BillingSummary/IsARegionNamedByItsTitle'))],
  BookingDetails: [
    must('let a list that scrolls be scrolled by keyboard', story('BookingDetails/LongListScrollsByKeyboard')),
    must(
      'read each fact with its label',
      heard('BookingDetails', 'term', 'Full name', 'end of term', 'definition', 'Meera Joshi'),
    ),
  ],
  BookingTable: [
    must(
      'be a table with a caption and headers, also where it looks like cards',
      story('BookingTable/IsATableAtAnyWidth'),
    ),
    must('name the booking on each button', story('BookingTable/OpensDetailsByKeyboard')),
    must('be opened by keyboard', story('BookingTable/OpensDetailsByKeyboard')),
    must('say that there is nothing in it', story('BookingTable/SaysThatThereIsNone')),
  ],
  CallSheet: [
    must('be a region of its own name', heard('CallSheet', 'region, Next on the call sheet')),
    must('be one link of its title, reached by Tab', story('CallSheet/TheWholeBandIsOneLink')),
  ],
  CartGroup: [
    must('be a region named by its heading', heard('CartGroup', 'region, Outfits')),
    must(
      'name on each button what is removed',
      story('CartGroup/RemovesByKeyboard'),
      heard('CartGroup', 'button, Remove all, Outfits'),
    ),
    must(
      'lead focus on when the last line is removed',
      flow('network', 'removing the last line of the cart focuses the heading'),
    ),
  ],
  CartLine: [
    must('name on its bin what is removed', story('CartLine/TheBinSaysWhatGoes')),
    must('ignore presses while it is being removed', story('CartLine/BusyBinSwallowsPresses')),
  ],
  CartSummary: [
    must('read each amount with its label', story('CartSummary/PairsLabelsWithAmounts')),
    must('be read in the order in which one asks', story('CartSummary/KeepsTheOrderOneAsksIn')),
    must('say that it is working out the amounts', story('CartSummary/SaysThatItIsBusy')),
    must('keep its button within reach on a low screen', story('CartSummary/OnALowScreen')),
  ],
  InCart: [
    must(
      'say what is in the cart and for which day, and lead there',
      heard('InCart', 'link, In your cart for 7 December. View cart'),
    ),
    must('not move anything when it takes the place of a button', story('InCart/InTheCardThatWasPressed')),
  ],
  Receipt: [
    must('be a table with headers', story('Receipt/IsATableWithHeaders')),
    must('be printed by keyboard', story('Receipt/PrintsByKeyboard')),
  ],
}
