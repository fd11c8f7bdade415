import { type ConfigData, HtmlValidate } from 'html-validate'

const RULES: ConfigData['rules'] = {
  // React and Vite write void elements differently.
  'void-style': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'attr-case': 'off',
  // React's ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // The ARIA pattern makes an accordion's panel a region. A disabled link has the role but no address, which an `a`
  // needs.
  'prefer-native-element': ['error', { exclude: ['region', 'link'] }],
  // A list may have a label.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'tel-non-breaking': 'off',
  'long-title': 'off',
}

const validatorWith = (rules: ConfigData['rules']) =>
  new HtmlValidate({ extends: ['html-validate:recommended'], rules: { ...RULES, ...rules } })

export const htmlValidator = validatorWith({})
/** `element.style` shows up as an inline style, but the content security policy allows it. */
export const domValidator = validatorWith({ 'no-inline-style': 'off' })
