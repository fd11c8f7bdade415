import { heard, story, unit } from '../support/proofs.ts'
import { type Acceptance, must, mustAs } from './criteria.ts'

const TOASTS = 'design-system/components/ToastRegion/logic.test.ts'

/** Overlays and feedback. */
export const OVERLAYS: Acceptance = {
  Alert: [
    must(
      'be said as loudly as it is asked to: not at all, when there is time, or at once',
      story('Alert/SpeaksAsLoudAsAsked'),
    ),
    must(
      'have a way on that is read after its words',
      heard('Alert', 'Something bad happened; please try again later.', 'end of paragraph', 'button, Retry'),
    ),
  ],
  Banner: [
    must('be a region of its own name', heard('Banner', 'region, Notice')),
    must('be dismissed by keyboard', story('Banner/DismissedByKey')),
    must('be said when it appears later than the page', story('Banner/SaidWhenItAppears')),
  ],
  Dialog: [
    must('have a name and a description, and take focus when it opens', story('Dialog/NamedAndDescribed')),
    must('keep focus inside while it is open', story('Dialog/FocusStaysInside')),
    must('close by Escape, and give focus back to its opener', story('Dialog/EscapeClosesAndFocusReturns')),
    must(
      'give focus to the title of the page if the opener is gone',
      story('Dialog/FocusFindsTheHeadingWhenTheOpenerIsGone'),
    ),
    must(
      'stay above an on-screen keyboard, and scroll there',
      story('Dialog/AboveTheKeyboard'),
      story('Dialog/ScrollsAboveTheKeyboard'),
    ),
    must('not move the page behind it', story('Dialog/PageStandsStillAndDoesNotShift')),
    mustAs(
      'AlertDialog',
      'be read with its words, and be closed by its button or Escape only',
      story('Dialog/AlertNeedsItsButton'),
    ),
  ],
  EmptyState: [
    must('have a heading, so that it is found', story('EmptyState/WayOnByKeys')),
    must('have a way on that is reached by keyboard', story('EmptyState/WayOnByKeys')),
  ],
  Lightbox: [
    must('be named, and take focus when it opens', story('Lightbox/PagedByKeys')),
    must('be paged by arrow keys, Home and End', story('Lightbox/PagedByKeys')),
    must('be paged without a swipe, by buttons', story('Lightbox/PagedByButtons')),
    must(
      'say which picture it shows',
      heard('Lightbox', 'status', '1 of 2', 'Lamps in the arches'),
      story('Lightbox/PagedByButtons'),
    ),
    must('close by Escape, and give focus back', story('Lightbox/ClosesAndReturnsFocus')),
    must('have no controls that do nothing', story('Lightbox/OneHasNothingToTurn')),
  ],
  NotFoundState: [
    must('be said after a search', story('NotFoundState/SaidAfterASearch')),
    must('have a way on that is reached by keyboard', story('NotFoundState/SaidAfterASearch')),
  ],
  ResultPage: [
    must('have one heading that says what happened', story('ResultPage/HasOneHeadingAndTwoWaysOn')),
    must('say where to go from there', story('ResultPage/HasOneHeadingAndTwoWaysOn')),
  ],
  Sheet: [
    must('keep focus inside, and give it back to its opener by Escape', story('Sheet/FocusStaysInsideAndReturns')),
    must('keep its title and buttons in view, however long the content is', story('Sheet/ActionsStayInView')),
    must('be a modal dialog of its title', heard('Sheet', 'dialog, Filter, modal')),
  ],
  Skeleton: [must('say once what is loading, and that it is', story('Skeleton/SaysOnceWhatIsLoading'))],
  ToastRegion: [
    must(
      'be there before its first message, so that screen readers listen',
      story('ToastRegion/NewestOnTopAndAnnounced'),
    ),
    must(
      'say each message once, errors at once and others when there is time',
      story('ToastRegion/NewestOnTopAndAnnounced'),
    ),
    must('not say again what a field says already', story('ToastRegion/HeardElsewhereIsShownAndNotAnnounced')),
    must(
      'be dismissed by keyboard, and stay readable after it',
      story('ToastRegion/DismissedByItsButtonAndStillReadable'),
    ),
    must(
      'stay while it is pointed at or has focus',
      story('ToastRegion/WaitsWhilePointedAtThenTakesTheExtendedTime'),
      unit(TOASTS, 'pointer and focus take precedence over a hidden page'),
    ),
    must('leave focus where it is when a message appears', story('ToastRegion/NewestOnTopAndAnnounced')),
  ],
}
