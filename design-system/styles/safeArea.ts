type Edge = 'top' | 'right' | 'bottom' | 'left'

/**
 * What a notch or the home indicator covers at an edge, if the page extends below it (`viewport-fit=cover`); else 0.
 */
export const covered = (edge: Edge) => `env(safe-area-inset-${edge})`

/** A distance from an edge, at least as long as what is covered there. */
export const clearOf = (edge: Edge, distance: string) => `max(${distance}, ${covered(edge)})`

/**
 * Where the head and foot of a dialog stick. If large text would make them cover more than a quarter of the window, the
 * edge is far outside, so that they scroll away. A media query does not know the text size.
 */
export const stickyEdge = 'clamp(-60rem, (100vh - 28rem) * 1000, 0px)'
