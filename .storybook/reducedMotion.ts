/** Lets components hear of the toolbar's motion: style sheets see it by `data-motion`, scripts ask `matchMedia`. */
import { media } from '../design-system/styles/media.ts'

const askDevice = window.matchMedia.bind(window)

window.matchMedia = (query) => {
  const list = askDevice(query)
  const less = query === media.reducedMotion && document.documentElement.dataset['motion'] === 'reduced'
  return less ? Object.defineProperty(list, 'matches', { value: true }) : list
}
