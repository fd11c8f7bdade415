import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spoken } from './Spoken.tsx'

test('times stay on a line, and an email address breaks before its @ only', () => {
  const drawn = (text: string) => renderToStaticMarkup(<Spoken>{text}</Spoken>)
  expect(drawn('Open from 7:30 am')).toBe('Open from 7:30\u00A0am')
  expect(drawn('2:00 pm – 8:00 pm')).toMatch(/<span class="[^"]*together[^"]*">2:00\u00A0pm – 8:00\u00A0pm<\/span>/)
  expect(drawn('Write to care@studio.example.')).toBe('Write to care<wbr/>@studio.example.')
  expect(drawn('Three @ once')).toBe('Three @ once')
})
