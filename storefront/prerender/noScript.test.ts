import { expect, test } from 'vitest'
import { rulesWithoutScript, withNoScriptSheet } from './noScript.ts'

test.each([
  ['@media (scripting:none){.a{display:none}.b{top:0}}', '.a{display:none}.b{top:0}'],
  ['.a{color:red}@media (scripting:none){.a{display:none}}.b{color:red}', '.a{display:none}'],
  ['@layer a,b;@layer a{.x{y:z}@media (scripting:none){.x{y:w}}}', '@layer a{.x{y:w}}'],
  [
    '@media (max-width:74.9938em) and (scripting:none){.a{top:0}}@media print{.a{top:1px}}',
    '@media (max-width:74.9938em){.a{top:0}}',
  ],
  ['.a{color:red}@media print{.a{display:none}}', ''],
])('of %s it takes %s', (css, rules) => expect(rulesWithoutScript(css)).toBe(rules))

test('browsers with scripts do not ask for the sheet', () => {
  expect(withNoScriptSheet('<body><noscript><p>Call.</p></noscript></body>', '/assets/n.css')).toBe(
    '<body><noscript><link rel="stylesheet" href="/assets/n.css"><p>Call.</p></noscript></body>',
  )
})
