/** What stories find changed in their window. Imported before anything that reads the clock. */
import { media } from '../design-system/styles/media.ts'
import { NOW } from './modes.ts'

// The clock starts at the time of the pictures whenever a story is opened.
const now = Date.now
const ahead = Date.parse(NOW) - now()
Date.now = () => now() + ahead

// No request times out: on a busy machine stories would show “Server down” instead of their content.
AbortSignal.timeout = () => new AbortController().signal

// `matchMedia` follows the toolbar's motion setting; style sheets use `data-motion`.
const askDevice = window.matchMedia.bind(window)
window.matchMedia = (query) => {
  const list = askDevice(query)
  const less = query === media.reducedMotion && document.documentElement.dataset['motion'] === 'reduced'
  return less ? Object.defineProperty(list, 'matches', { value: true }) : list
}

// Docs pages load the iframes of modal stories and of drawings when these come into view. A dialog in one would take the
// focus from the control in which a reader is typing, even from inside `inert`.
if (window.parent !== window && /[?&](?:embed=true|id=guides-drawing--)/.test(location.search)) {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusIfReaderIsHere(options) {
    if (document.hasFocus()) Reflect.apply(focus, this, [options])
  }
}
