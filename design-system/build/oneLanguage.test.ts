import { expect, test } from 'vitest'
import { oneLanguage } from './oneLanguage.ts'

const sentences = (file: string) => `/app/node_modules/react-aria/dist/private/intl/calendar/${file}`

test('keeps English', () => {
  expect(oneLanguage().load(sentences('en-US.mjs'))).toBeUndefined()
})

test('drops every other language', () => {
  expect(oneLanguage().load(sentences('de-DE.mjs'))).toBe('export default {}')
})

test('leaves other modules alone', () => {
  expect(oneLanguage().load('/app/src/texts/de-DE.js')).toBeUndefined()
  expect(oneLanguage().load('/app/node_modules/react-aria/dist/private/calendar/useCalendar.mjs')).toBeUndefined()
})
