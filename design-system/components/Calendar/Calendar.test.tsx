import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Calendar } from './Calendar.tsx'

test('an empty value, as a form may hold, is a day not chosen yet', () => {
  const words = { label: 'Day', previousLabel: 'Before', nextLabel: 'After' }
  const html = renderToStaticMarkup(<Calendar {...words} value="" near="2026-12-12" onChange={() => {}} />)
  expect(html).toContain('December 2026')
  expect(html).not.toContain('aria-selected')
})
