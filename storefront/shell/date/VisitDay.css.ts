import { globalStyle } from '@vanilla-extract/css'

/** The place of the line, as high as it: on phones it wraps. */
globalStyle('[data-of-day][data-day] main', { marginTop: 'clamp(62px, 33rem - 100vw, 76px)' })
