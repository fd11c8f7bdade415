import { palette } from '../palette.ts'
import type { Brand } from './brand.ts'

/** The first brand. `styles.css` and the shop have its values. */
export const apertureAcres = {
  id: 'aperture-acres',
  name: 'Aperture Acres',
  palette,
  hues: {
    white: palette.white,
    black: palette.black,
    paper: palette.paper,
    lead: palette.evergreen,
    action: palette.marigold,
    accent: palette.terracotta,
    focus: palette.indigo,
    good: palette.leaf,
    warning: palette.marigold,
    bad: palette.sindoor,
    night: '#07120f',
    veil: '#786437',
    shadow: '#102e27',
    scrim: '#01140f',
    scrimDark: '#000806',
  },
  font: {
    display: '"Rozha One", Georgia, serif',
    text: '"Anek Latin", system-ui, sans-serif',
  },
  radius: {
    none: '0',
    xs: '3px',
    s: '6px',
    m: '10px',
    l: '16px',
    pill: '999px',
    arch: '50% 50% 0 0 / 38% 38% 0 0',
  },
  shape: {
    clip: 'url(#aa-arch)',
    page: '24px 24px 5px 5px',
    thumb: '13px 13px 5px 5px',
    dot: '6px 6px 2px 2px',
    tickBox: '5px',
    step: '4px',
    speech: '50% 50% 6px 50%',
  },
  words: {
    name: 'Aperture Acres',
    tagline: 'One-stop solution for all your shooting requirements',
    mark: 'Three acres, under one sky.',
  },
} as const satisfies Brand
