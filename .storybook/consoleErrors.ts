/** Errors in the console fail a story's test: React's warnings, failed requests. */
import { getResize } from './checks/resize.ts'

const errors: string[] = []

/** For `beforeEach`. @returns a function that ends the recording. */
export function recordConsoleErrors(): () => void {
  errors.length = 0
  const original = console.error
  console.error = (...words: unknown[]) => {
    const sentence = words.map(String).join(' ')
    // Caused by the test runner's own `act`.
    if (!sentence.includes('suspended inside an `act` scope')) errors.push(sentence)
    original(...words)
  }
  return () => {
    console.error = original
  }
}

/** For `afterEach`. In tests only: readers still see the story. */
export function throwConsoleErrors(): void {
  if (getResize() && errors.length > 0) throw new Error(`Console errors: ${errors.join('\n')}`)
}
