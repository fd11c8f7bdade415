import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A list of questions whose answers stay collapsed until opened.',
  alsoCalled: ['disclosure', 'collapse', 'expander', 'questions and answers'],
  anatomy: [
    { part: 'Heading containing a button', find: '[data-state="open"] > h3' },
    { part: 'Plus or minus icon', find: '[data-state="open"] > button [aria-hidden]' },
    { part: 'Answer', find: '[data-findable]:not([hidden])' },
  ],
  use: ['For questions and answers of which each reader needs only a few.'],
  avoid: ['For alternative views of the same content, use Tabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from question to question.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Move to the previous or next question, wrapping at the ends.' },
    { keys: 'Home, End', does: 'Move to the first or last question.' },
    { keys: 'Enter, Space', does: 'Open or close the answer.' },
  ],
  accessibility: [
    'Each question is a heading of the level you set, containing a button with its expanded state.',
    'Closed answers are `hidden="until-found"`: the browser’s find-in-page opens them.',
    'All answers are shown in print and without JavaScript.',
  ],
  content: ['Write questions the way people ask them; begin answers with yes or no.'],
  dos: [
    { text: 'Word each title as the question that people ask.', example: 'asAsked' },
    'Let several answers be open at once, so that they can be compared.',
  ],
  donts: [{ text: 'Don’t use a keyword for a title.', example: 'keywords' }, 'Don’t nest accordions.'],
}
