import { describe, expect, test } from 'vitest'
import { isBad, resultOf, type Spoken, summary } from './results.ts'

const said = (...texts: string[]): Spoken[] => texts.map((text, at) => ({ after: at * 100, text, changed: false }))
const once = (words: string | RegExp, spoken: readonly Spoken[]) =>
  resultOf('Return', { words, times: 'once', within: 5000 }, spoken).verdict

describe('a sentence that has to be heard once', () => {
  test('is heard, missing or repeated', () => {
    expect(once('Wrong code.', said('Browse mode', 'Wrong code.'))).toBe('heard')
    expect(once('Wrong code.', said('Wrong codes'))).toBe('missing')
    expect(once('Wrong code.', said('Wrong code.', 'Wrong code.'))).toBe('repeated')
    expect(once(/wrong/i, said('Wrong. Wrong.'))).toBe('repeated')
  })

  test('is late after five seconds', () => {
    expect(once('Hello', [{ after: 5001, text: 'Hello', changed: false }])).toBe('late')
  })

  test('may be the new description of its field as well, but not that twice', () => {
    const description = { after: 50, text: 'Wrong code.', changed: true }
    expect(once('Wrong code.', [description, ...said('Wrong code.')])).toBe('heard')
    expect(once('Wrong code.', [description])).toBe('heard')
    expect(once('Wrong code.', [description, description])).toBe('repeated')
  })
})

test('a sentence that must not be heard is unwanted, as a description too', () => {
  const never = { words: 'Old', times: 'never', within: 5000 } as const
  expect(resultOf('Tab', never, said('New')).verdict).toBe('heard')
  expect(resultOf('Tab', never, [{ after: 1, text: 'Old', changed: true }]).verdict).toBe('unwanted')
})

test('the summary shows what was heard instead, and why a flow ended early', () => {
  const missing = resultOf('Return', { words: 'Hello', times: 'once', within: 5000 }, said('Good bye'))
  const flow = { flow: 'login', browser: 'firefox', seconds: 12.4, results: [missing], broken: 'Tab × 40 says nothing' }
  expect(isBad(flow)).toBe(true)
  expect(isBad({ ...flow, results: [] })).toBe(true)
  expect(isBad({ ...flow, results: [], broken: undefined })).toBe(false)
  expect(summary([flow])).toMatchInlineSnapshot(`
    "Flow   Browser  Sentences  Time
    login  firefox  0 of 1     12 s  FAILED

    login, firefox
      missing after Return: Hello
        heard: Good bye
      ended early: Tab × 40 says nothing"
  `)
})
