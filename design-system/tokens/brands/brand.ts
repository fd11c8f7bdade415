/** What makes a brand. Themes, CSS variables and the design tokens file are computed from it. */
import type { Theme } from '../theme.ts'

export type Shades = Readonly<Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950, string>>

export interface Brand {
  /** The value of `data-brand`, and the file name in the package. */
  readonly id: string
  readonly name: string
  /** Every colour by a name of the brand's own. */
  readonly palette: Readonly<Record<string, string | Shades>>
  /** The jobs of the palette's colours in the three themes. */
  readonly hues: Readonly<{
    white: string
    black: string
    /** The page and what lies on it. */
    paper: Shades
    /** Text, dark surfaces, and the dark theme's page. */
    lead: Shades
    action: Shades
    accent: Shades
    /** The focus ring, and what only informs. */
    focus: Shades
    good: Shades
    warning: Shades
    bad: Shades
    /** Below the dark theme's page. */
    night: string
    /** Laid over a light surface that is hovered. */
    veil: string
    shadow: string
    scrim: string
    scrimDark: string
  }>
  /** Family lists of CSS. An app loads the faces itself; those of the first brand are in `styles.css`. */
  readonly font: Readonly<Record<'display' | 'text', string>>
  readonly radius: Readonly<Record<'none' | 'xs' | 's' | 'm' | 'l' | 'pill' | 'arch', string>>
  /** Corners and outlines drawn for one part each. */
  readonly shape: Readonly<{
    /** A `clip-path` of pictures. */
    clip: string
    /** The current page, the slider's thumb, a carousel's current dot. */
    page: string
    thumb: string
    dot: string
    tickBox: string
    step: string
    speech: string
  }>
  /** The mark beside the name, as SVG. Without one `Logo` draws the arch. */
  readonly logo?: (theme: Theme) => string
  /** The studio's words, for whoever shows them: Storybook, an app. */
  readonly words: Readonly<Record<'name' | 'tagline' | 'mark', string>>
}
