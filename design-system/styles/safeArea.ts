type Edge = 'top' | 'right' | 'bottom' | 'left'

/** What a notch or the home indicator covers at an edge, where the page is drawn below it (`viewport-fit=cover`); else 0. */
export const covered = (edge: Edge) => `env(safe-area-inset-${edge})`

/** A distance from an edge that is at least as long as what is covered there. */
export const clearOf = (edge: Edge, distance: string) => `max(${distance}, ${covered(edge)})`
