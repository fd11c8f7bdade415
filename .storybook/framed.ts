/** Stories in a window of their own on their docs page, where others of their kind would cover or disturb each other. */
import type { WIDTHS } from './modes.ts'

/**
 * For what is modal or laid out by the window's width: `parameters: { docs: framed(450) }`. What is only fixed to a window
 * stays in its place by a height, `docs: { story: { height: '120px' } }`. `npm run docs` tells what needs either.
 * @param height on the page, in CSS pixels; the window in it is a third larger (`docs.css`).
 */
export function framed(height = 600, screen: keyof typeof WIDTHS = 'desktop') {
  return { story: { inline: false, height: `${height}px` }, canvas: { className: `screen-${screen}` } }
}
