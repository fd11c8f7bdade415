/** Docs parameters for stories that need an iframe, because they would cover or disturb each other. */
import type { WIDTHS } from './modes.ts'

/**
 * For modal stories, and for layouts that depend on the window: `parameters: { docs: framed(450) }`. For elements that are only
 * fixed a height is enough, `docs: { story: { height: '120px' } }`. `npm test -- docs` fails where one covers the title of the page.
 * @param height on the page, in CSS pixels; the window in it is shown at 0.68 of its size (`docs.css`).
 */
export function framed(height = 600, screen: keyof typeof WIDTHS = 'desktop') {
  return { story: { inline: false, height: `${height}px` }, canvas: { className: `screen-${screen}` } }
}
