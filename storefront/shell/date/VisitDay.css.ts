import { globalStyle } from '@vanilla-extract/css'

/** Keeps the line's place until it is rendered. The height is that of the line, which wraps on phones. */
globalStyle('[data-of-day][data-day] main', { marginTop: 'clamp(62px, 33rem - 100vw, 76px)' })
