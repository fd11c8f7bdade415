import { expect, it } from 'vitest'
import { StartProblem, startProblem } from './startProblem.ts'

const failedWith = (code: string) => Object.assign(new Error(`listen ${code}`), { code, syscall: 'listen' })

it.each([
  [failedWith('EACCES'), 'Port 80 may not be used here: choose another with --port.'],
  [failedWith('EADDRINUSE'), 'Port 80 is in use: stop what runs there, or choose another with --port.'],
  [failedWith('EADDRNOTAVAIL'), '--host 127.0.0.1 is no address of this machine.'],
  [new StartProblem('shop.sqlite is locked.'), 'shop.sqlite is locked.'],
  [new Error('a surprise'), 'The server could not start: a surprise'],
])('explains %s in one sentence', (problem, sentence) => {
  expect(startProblem(problem, { port: 80, host: '127.0.0.1' })).toBe(sentence)
})
