import { expect, test } from 'vitest'
import { branded, font, radius, shape } from '../tokens/scale.ts'
import { withoutBrands } from './oneBrand.ts'

test('puts the values of the first brand in place of the variables', () => {
  expect(withoutBrands(`.a { border-radius: ${radius.l} ${radius.l} 0 0; clip-path: ${shape.clip}; }`)).toBe(
    '.a { border-radius: 16px 16px 0 0; clip-path: url(#aa-arch); }',
  )
  expect(withoutBrands(`.a { font-family: ${font.display}; }`)).toBe('.a { font-family: "Rozha One", Georgia, serif; }')
})

test('leaves out what only another brand sets, and keeps other variables', () => {
  expect(withoutBrands(`.a {\n  background: ${branded.logo};\n  width: 28px;\n}`)).toBe('.a {\n  width: 28px;\n}')
  expect(withoutBrands('.a { color: var(--aa-ink-default) }')).toBe('.a { color: var(--aa-ink-default) }')
})
