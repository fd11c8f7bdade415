/** Docs parameters for stories that need an iframe, because they would cover or affect each other. */
import type { WIDTHS } from './modes.ts'

/**
 * For modal stories and for layouts that depend on the window: `parameters: { docs: framed(450) }`. Elements that are
 * only fixed need just a height: `docs: { story: { height: '120px' } }`. `npm test -- docs` fails if one covers the
 * page title.
 * @param height on the page, in CSS pixels; `docs.css` scales the window to 0.68.
 */
export function framed(height = 600, screen: keyof typeof WIDTHS = 'desktop') {
  return { story: { inline: false, height: `${height}px` }, canvas: { className: `screen-${screen}` } }
}
