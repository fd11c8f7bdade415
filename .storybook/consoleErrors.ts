/** A story fails if it logs an error: a React warning or a failed request. */
import { getResize } from './checks/resize.ts'

const errors: string[] = []

/** For `beforeEach`. @returns a cleanup function. */
export function recordConsoleErrors(): () => void {
  errors.length = 0
  const original = console.error
  console.error = (...words: unknown[]) => {
    const sentence = words.map(String).join(' ')
    // The test runner's own `act` causes this one.
    if (!sentence.includes('suspended inside an `act` scope')) errors.push(sentence)
    original(...words)
  }
  return () => {
    console.error = original
  }
}

/** For `afterEach`; does nothing outside of tests. */
export function throwConsoleErrors(): void {
  if (getResize() && errors.length > 0) throw new Error(`Console errors: ${errors.join('\n')}`)
}
