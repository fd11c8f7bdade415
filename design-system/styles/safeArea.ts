type Edge = 'top' | 'right' | 'bottom' | 'left'

/** What a notch or the home indicator covers at an edge, where the page is drawn below it (`viewport-fit=cover`); else 0. */
export const covered = (edge: Edge) => `env(safe-area-inset-${edge})`

/** A distance from an edge that is at least as long as what is covered there. */
export const clearOf = (edge: Edge, distance: string) => `max(${distance}, ${covered(edge)})`

/**
 * The edge that the head and foot of a dialog stick to: far outside, which lets them scroll away, where the text is so
 * large that they would cover more than a quarter of the window. A media query does not know the size of the text on the
 * page.
 */
export const stickyEdge = 'clamp(-60rem, (100vh - 28rem) * 1000, 0px)'
