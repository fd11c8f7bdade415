/** The definition of a brand. Themes, CSS variables and the design tokens file are computed from it. */
import type { Theme } from '../theme.ts'

export type Shades = Readonly<Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950, string>>

export interface Brand {
  /** The value of `data-brand`, and the file name in the package. */
  readonly id: string
  readonly name: string
  /** Every colour by the brand's own name for it. */
  readonly palette: Readonly<Record<string, string | Shades>>
  /** The roles of the palette's colours in the three themes. */
  readonly hues: Readonly<{
    white: string
    black: string
    /** The page and surfaces on it. */
    paper: Shades
    /** Text, dark surfaces, and the dark theme's page. */
    lead: Shades
    action: Shades
    accent: Shades
    /** The focus ring and informative colours. */
    focus: Shades
    good: Shades
    warning: Shades
    bad: Shades
    /** Below the dark theme's page. */
    night: string
    /** Laid over a hovered light surface. */
    veil: string
    shadow: string
    scrim: string
    scrimDark: string
  }>
  /** CSS font family lists. An app loads the fonts itself; those of the first brand are in `styles.css`. */
  readonly font: Readonly<Record<'display' | 'text', string>>
  readonly radius: Readonly<Record<'none' | 'xs' | 's' | 'm' | 'l' | 'pill' | 'arch', string>>
  /** Corners and outlines of single parts. */
  readonly shape: Readonly<{
    /** A `clip-path` of pictures. */
    clip: string
    /** Marks the current page, the slider's thumb and a carousel's current dot. */
    page: string
    thumb: string
    dot: string
    tickBox: string
    step: string
    speech: string
  }>
  /** The mark beside the name, as SVG. Without one `Logo` draws the arch. */
  readonly logo?: (theme: Theme) => string
  /** The studio's words, which Storybook or an app may show. */
  readonly words: Readonly<Record<'name' | 'tagline' | 'mark', string>>
}
