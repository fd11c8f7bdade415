import { globalStyle } from '@vanilla-extract/css'

/** Keeps the line's place until it is rendered; `head.js` knows how high it will be. */
globalStyle('[data-of-day] main', { marginTop: 'var(--day, 0)' })
