import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alert } from '../Alert/Alert.tsx'
import { Spoken } from './Spoken.tsx'

test('times stay on one line', () => {
  const drawn = (text: string) => renderToStaticMarkup(<Spoken>{text}</Spoken>)
  expect(drawn('Open from 7:30 am')).toBe('Open from 7:30\u00A0am')
  expect(drawn('2:00 pm – 8:00 pm')).toMatch(/<span class="[^"]*together[^"]*">2:00\u00A0pm – 8:00\u00A0pm<\/span>/)
})

test('an email address in an alert breaks before its @ only', () => {
  const drawn = (text: string) => renderToStaticMarkup(<Alert tone="info">{text}</Alert>)
  expect(drawn('Write to care@studio.example.')).toContain('Write to care<wbr/>@studio.example.')
  expect(drawn('Three @ once')).toContain('Three @ once')
})
