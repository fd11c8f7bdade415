import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Questions, each with its answer, closed until somebody asks.',
  anatomy: ['Heading with its button', 'Plus or minus', 'Answer'],
  use: ['For questions and answers, of which everybody needs a few.'],
  avoid: ['For one: Disclosure. For views of the same thing: Tabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from question to question.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Move between the questions, round at the ends.' },
    { keys: 'Home, End', does: 'First and last question.' },
    { keys: 'Enter, Space', does: 'Open and close.' },
  ],
  accessibility: [
    'Every question is a heading of the level you give, with a button that says whether it is open.',
    'Closed answers are `hidden="until-found"`: the browser’s own search finds and opens them.',
    'On paper and without a script every answer is shown.',
  ],
  content: ['Questions as people ask them, answers that begin with yes or no.'],
  dos: ['Let several be open, so that they can be compared.'],
  donts: ['Don’t put an accordion inside an accordion.'],
} satisfies Guide
