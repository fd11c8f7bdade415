/** Right-to-left text. Not `:dir(rtl)`, which the build for older browsers turns into a list of languages. */
export const rtl = '[dir="rtl"] &'
