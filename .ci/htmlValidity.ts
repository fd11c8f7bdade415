/** What valid HTML is here: for the pages as they are rendered ahead, and for what stands in the browser. */
import { type ConfigData, HtmlValidate } from 'html-validate'

const RULES: ConfigData['rules'] = {
  // How React and Vite write HTML: valid, another taste.
  'void-style': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'attr-case': 'off',
  // React's own ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // An accordion's panel is a region by the ARIA pattern; phone numbers wrap by `white-space`.
  'prefer-native-element': ['error', { exclude: ['region'] }],
  // Lists may be named.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'tel-non-breaking': 'off',
  'long-title': 'off',
}

const validatorWith = (rules: ConfigData['rules']) =>
  new HtmlValidate({ extends: ['html-validate:recommended'], rules: { ...RULES, ...rules } })

export const htmlValidator = validatorWith({})
/** What a script sets by `element.style` is no attribute that a content policy forbids, and is written as one. */
export const domValidator = validatorWith({ 'no-inline-style': 'off' })
