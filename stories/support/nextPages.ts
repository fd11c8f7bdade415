/** Where to go after a page of foundations or guides; pages of text (stories/docs) say it themselves. */

interface Next {
  /** Without `--docs`. */
  id: string
  name: string
  why: string
}

const INTERACTION = { name: 'Interaction states', id: 'foundations-interaction-states' }
const DESIGNERS = { name: 'For designers', id: 'guides-for-designers' }
const QA = { name: 'For QA', id: 'guides-for-qa' }
const CHECKS = { name: 'Checks', id: 'docs-quality' }
const VOICE = { name: 'Voice', id: 'foundations-voice' }
const TOKENS = { name: 'Tokens', id: 'foundations-tokens' }
const STATUS = { name: 'Component status', id: 'foundations-component-status' }

export const NEXT: Readonly<Record<string, readonly [Next, ...Next[]]>> = {
  'foundations-changelog': [{ ...STATUS, why: 'what of it is ready to use' }],
  'foundations-component-status': [
    { name: 'Colour', id: 'foundations-colour', why: 'the first of the foundations' },
    { ...DESIGNERS, why: 'how to find a component and review a change' },
  ],
  'foundations-colour': [
    { name: 'Type', id: 'foundations-type', why: 'faces, sizes and weights' },
    { name: 'Brands', id: 'foundations-brands', why: 'the same components in the colours of another studio' },
  ],
  'foundations-type': [
    { name: 'Spacing', id: 'foundations-spacing', why: 'space, corners, elevation, grid and breakpoints' },
    { ...VOICE, why: 'what is written in these faces' },
  ],
  'foundations-spacing': [
    { name: 'Motion', id: 'foundations-motion', why: 'durations and curves' },
    { name: 'Layout', id: 'components-layout', why: 'the components that apply space' },
  ],
  'foundations-motion': [{ name: 'Icons', id: 'foundations-icons', why: 'every icon and what it means' }],
  'foundations-icons': [
    { ...VOICE, why: 'the words beside icons' },
    { name: 'IconButton', id: 'components-iconbutton', why: 'an icon that can be pressed' },
  ],
  'foundations-voice': [
    { name: 'ErrorSummary', id: 'components-errorsummary', why: 'several messages of one form' },
    { name: 'Illustrations', id: 'foundations-illustrations', why: 'the pictures beside the words' },
  ],
  'foundations-illustrations': [
    { name: 'Brands', id: 'foundations-brands', why: 'one design system, two studios' },
    { name: 'Picture', id: 'components-picture', why: 'the component that shows them' },
  ],
  'foundations-brands': [{ ...TOKENS, why: 'every value that a brand and a theme set' }],
  'foundations-tokens': [
    { name: 'Architecture', id: 'docs-architecture', why: 'the way from a token to a pixel' },
    { name: 'Button', id: 'components-button', why: 'a component with the tokens it uses' },
  ],
  'guides-for-designers': [
    { ...INTERACTION, why: 'hover, focus and press of every control' },
    { ...VOICE, why: 'how the shop speaks' },
    { ...QA, why: 'the same review from the tester’s side' },
  ],
  'guides-for-qa': [
    { ...CHECKS, why: 'every check and the latest measurements' },
    { name: 'Screen reader script', id: 'docs-screen-reader', why: 'twenty minutes with NVDA or VoiceOver' },
    { name: 'Payment situations', id: 'guides-payments', why: 'what can happen to a payment' },
  ],
  'foundations-interaction-states': [{ ...QA, why: 'how a change of any state is reviewed' }],
  'guides-payments': [
    { name: 'Payments', id: 'docs-payments', why: 'the states and rules behind these situations' },
    { name: 'Checkout', id: 'routes-checkout', why: 'the page, in its situations' },
  ],
}
