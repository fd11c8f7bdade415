/** Where text runs from right to left. Not `:dir(rtl)`, which a build for somewhat older browsers turns into a list of languages. */
export const rtl = '[dir="rtl"] &'
