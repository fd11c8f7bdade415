import { heard, story } from '../support/proofs.ts'
import { type Acceptance, field, must, required } from './criteria.ts'

export const FORMS: Acceptance = {
  AmountField: [
    ...field('AmountField'),
    must('read its limits with it', story('AmountField/ProblemAndHintAreReadWithIt')),
    must('take an amount as people write it, pasted with sign and commas', story('AmountField/PastesAWrittenAmount')),
    must(
      'count what was typed when Enter is pressed or the field is left',
      story('AmountField/TakesDigitsOnly'),
      story('AmountField/LeavingCommits'),
    ),
  ],
  Calendar: [
    must('be used by arrow keys, Page Up, Page Down and Enter', story('Calendar/PickedByKeys')),
    must('say each day with its weekday, month and availability', story('Calendar/MondayFirstAndMarksReadWithTheDay')),
    must('say which month it shows', story('Calendar/SaysWhichMonthIsShown')),
    must(
      'say of a past day that it cannot be chosen',
      story('Calendar/PastDaysAreRefused'),
      heard('Calendar', 'button, Tuesday, 1 December 2026, disabled'),
    ),
    must('give focus back to its field after a day is chosen', story('Calendar/InADialogPickedAndFocusComesBack')),
    must('close by Escape without closing the dialog around it', story('Calendar/EscapeClosesTheCalendarNotTheDialog')),
    must('have days that a finger hits on the smallest phone', story('Calendar/AtTheNarrowest')),
    must('not move from month to month', story('Calendar/NothingMovesFromMonthToMonth')),
    must(
      'choose no day by the second of two quick taps, and let keys go on at once',
      story('Calendar/SecondOfTwoQuickTapsChoosesNoDay'),
    ),
    must('lead to the next month by the days of it that it shows', story('Calendar/DaysOfTheNextMonthLeadThere')),
  ],
  Checkbox: [
    must('be checked by Space', story('Checkbox/CheckedByKey')),
    must(
      'say whether it is checked, or mixed',
      heard('Checkbox', 'checkbox, I have read the terms, Please accept the terms, not checked, invalid'),
      story('Checkbox/MixedIsRead'),
    ),
    must('say in words what is wrong, and tie that to the box', story('Checkbox/ProblemIsReadWithIt')),
    required('Checkbox'),
  ],
  CheckboxGroup: [
    must('have a legend that names the group', story('CheckboxGroup/CheckedByKey')),
    must('be checked by Space, one stop of Tab for each choice', story('CheckboxGroup/CheckedByKey')),
    must('say how many there are of a choice', heard('CheckboxGroup', 'checkbox, Lehenga, 14 outfits, checked')),
    must('take a press on the words as well as on the box', story('CheckboxGroup/TheWordsAndTheCountArePressable')),
  ],
  CouponField: [
    ...field('CouponField'),
    must('apply the code by Enter', story('CouponField/AppliedByEnter')),
    must('keep focus near when the field and the applied code change places', story('CouponField/FocusFollowsTheSwap')),
    must(
      'say what was saved with the button that removes the code',
      heard('CouponField applied', 'button, Remove coupon FIRSTLIGHT, Applied: you save ₹2,000'),
    ),
  ],
  DateField: [
    ...field('DateField'),
    required('DateField'),
    must('be opened by the down arrow, Enter, Space and a click', story('DateField/OpensByClickAndKeys')),
    must(
      'say that it opens a dialog, and whether that is open',
      heard('DateField', 'combobox, Check-in date, 12 Dec 2026, has popup dialog, not expanded, read only'),
    ),
    must('give focus back to the field by Escape', story('DateField/OpensByClickAndKeys')),
  ],
  EmailField: [
    ...field('EmailField'),
    required('EmailField'),
    must('tell the browser that it asks for an e-mail address', story('EmailField/TypedWithoutSpaces')),
  ],
  Field: [
    must('read error and hint with the control', story('Field/ProblemAndHintAreReadWithTheControl')),
    must('keep the mark of an optional field apart from its label', story('Field/TheMarkIsReadApartFromTheLabel')),
  ],
  FilterPanel: [
    must('be found as a landmark by its name', heard('FilterPanel', 'complementary, Filters')),
    must('lead through its groups in the order of reading', story('FilterPanel/GroupsAreReachedInTurn')),
    must('name each group', heard('FilterPanel', 'radiogroup, Outfits for'), heard('FilterPanel', 'group, Category')),
  ],
  OtpInput: [
    ...field('OtpInput'),
    required('OtpInput'),
    must('be one field to type in, not one for each digit', story('OtpInput/OneRealFieldForAutofill')),
    must(
      'be filled by the browser or phone that received the code',
      story('OtpInput/OneRealFieldForAutofill'),
      story('OtpInput/FilledByTheBrowserAtOnce'),
    ),
    must(
      'take a pasted code, also with a dash or in a sentence',
      story('OtpInput/PasteWithADash'),
      story('OtpInput/PasteOfASentence'),
    ),
    must('not erase what was typed when letters are pasted', story('OtpInput/LettersPastedEraseNothing')),
    must('show where the caret is', story('OtpInput/CaretIsDrawnWhereItIs')),
  ],
  PhoneField: [
    ...field('PhoneField'),
    required('PhoneField'),
    must('take a number pasted with its country code and spaces', story('PhoneField/PastedWithItsCode')),
    must(
      'bring up the digits of a phone’s keyboard, and the visitor’s own number',
      story('PhoneField/TakesDigitsAlone'),
    ),
  ],
  PriceRangeSlider: [
    must('be moved by arrow keys, Page Up, Page Down, Home and End', story('PriceRangeSlider/MovedByKeys')),
    must('be set without dragging, in two fields', story('PriceRangeSlider/TypedInsteadOfDragged')),
    must(
      'name each thumb, and say its price in rupees',
      heard(
        'PriceRangeSlider',
        'slider, Minimum price, orientated horizontally, max value 5000, min value 0, current value ₹600',
      ),
    ),
    must('change nothing else until Apply is pressed', story('PriceRangeSlider/AppliesOnlyFromApply')),
    must('apply by Enter in a field', story('PriceRangeSlider/EnterAppliesWhatIsTyped')),
    must('turn round with the direction of the text', story('PriceRangeSlider/RightToLeft')),
  ],
  QuantityStepper: [
    must('be stepped by buttons, and say the new number', story('QuantityStepper/SteppedByButtons')),
    must('be stepped by arrow keys, Page Up, Page Down, Home and End', story('QuantityStepper/SteppedByKeys')),
    must(
      'keep what was typed and say why it is refused, instead of changing it',
      story('QuantityStepper/TypedValueIsKeptAndRefused'),
    ),
    must('replace the number by what is typed after a press on it', story('QuantityStepper/TypingReplacesTheNumber')),
    must('keep focus on a button that has reached its end', story('QuantityStepper/KeepsFocusAtTheBound')),
    must('be no stop with nothing to say', story('QuantityStepper/SteppedByButtons')),
  ],
  RadioGroup: [
    must('be one stop of Tab, moved through by arrow keys', story('RadioGroup/OneStopAndArrows')),
    must('have a legend that names the group', story('RadioGroup/OneStopAndArrows')),
    must('say in words what is wrong, and tie that to the group', story('RadioGroup/ProblemIsReadWithTheGroup')),
    must('read a hint with its choice', story('RadioGroup/HintIsReadWithItsChoice')),
    required('RadioGroup'),
  ],
  ResendCountdown: [
    must(
      'be silent while it counts, and say once when it has ended',
      story('ResendCountdown/CountsByTheClockAndAnnouncesOnlyTheEnd'),
    ),
    must('be right after the tab was away', story('ResendCountdown/IsRightAfterTheTabSlept')),
    must('not lose focus when it starts anew', story('ResendCountdown/StartsAnewAndKeepsFocus')),
  ],
  SearchField: [
    ...field('SearchField'),
    must('be a search of its own name', heard('SearchField', 'search, Search by keyword')),
    must('search by Enter and by its button', story('SearchField/EnterSearches'), story('SearchField/ButtonSearches')),
    must('be cleared by keyboard, and take focus back', story('SearchField/ClearedByItsButton')),
  ],
  Select: [
    ...field('Select'),
    required('Select'),
    must('be reached by Tab', story('Select/ReachedByTab')),
    must(
      'be the system’s own list, so that phones and screen readers know it',
      story('Select/ChosenAndHeard'),
      heard('Select', 'combobox, Category, Please select a category, has popup listbox, not expanded, invalid'),
    ),
  ],
  TextField: [
    ...field('TextField'),
    ...field('TextArea').map((criterion) => ({ ...criterion, of: 'TextArea' })),
    required('TextField'),
    must('be reached by Tab and typed in', story('TextField/TypedAndHeard')),
    must('read error and hint with the field', story('TextField/ProblemIsReadWithTheField')),
  ],
  TimeField: [
    ...field('TimeField'),
    required('TimeField'),
    must('offer only the hours that can be chosen', story('TimeField/WindowIsOffered')),
    must(
      'say that its end is set for the visitor',
      heard('TimeField', 'textbox, End Time (set for you), 07:59, read only'),
    ),
  ],
}
