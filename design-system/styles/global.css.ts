import { globalStyle } from '@vanilla-extract/css'
import { color } from '../tokens/contract.css.ts'
import { font, fontSize, fontWeight, fontWidth, lineHeight, radius, space } from '../tokens/scale.ts'
import { media } from './media.ts'
import { covered } from './safeArea.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
/** Ten points: what fills a screen would fill several sheets. */
globalStyle('html', { '@media': { [media.print]: { fontSize: '80%' } } })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: 'max(110px, 7.5rem)',
  scrollPaddingBottom: space[6],
})
globalStyle('body', {
  margin: 0,
  padding: `0 ${covered('right')} ${covered('bottom')} ${covered('left')}`,
  minHeight: ['100vh', '100dvh'],
  background: color.surface.canvas,
  color: color.ink.default,
  fontFamily: font.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.regular,
  fontStretch: fontWidth.normal,
  lineHeight: lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
  overflowWrap: 'break-word',
})
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// Safari 16.0 gives controls margins of 2 px.
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit', margin: 0 })
globalStyle('a', { color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: '.22em' })
globalStyle('p', { textWrap: 'pretty' })
globalStyle('::placeholder', { color: color.ink.placeholder, opacity: 1 })
globalStyle(':focus', { outline: 'none' })
globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus.outer}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${color.focus.inner}`,
  borderRadius: radius.xs,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
})
// A second tap is a press, and does not zoom.
globalStyle('a, button, label, [tabindex]', { touchAction: 'manipulation' })
// In layers, `!important` here overrides `!important` in a component, so elements that may be shown are excluded.
globalStyle('[hidden]:not([hidden="until-found"], [data-findable])', { display: 'none !important' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
})
