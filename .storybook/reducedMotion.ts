/** Makes `matchMedia` follow the toolbar's motion setting; style sheets use `data-motion`. */
import { media } from '../design-system/styles/media.ts'

const askDevice = window.matchMedia.bind(window)

window.matchMedia = (query) => {
  const list = askDevice(query)
  const less = query === media.reducedMotion && document.documentElement.dataset['motion'] === 'reduced'
  return less ? Object.defineProperty(list, 'matches', { value: true }) : list
}
