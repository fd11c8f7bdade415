/** For right-to-left text. Not `:dir(rtl)`, which the build for older browsers expands into a list of languages. */
export const rtl = '[dir="rtl"] &'
