export const PACKAGE = '@aperture-acres/design-system'
/** Lazy in the main entry point; imported from their own, they need no Suspense. */
export const OWN_ENTRY = new Set(['Calendar', 'Lightbox', 'Prose'])
