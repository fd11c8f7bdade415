import { expect, it } from 'vitest'
import { buildProblem, StartProblem, startProblem } from './startProblem.ts'

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

it('names the command that says why another provider gave no answer', () => {
  const unreachable = new Error('/set: GetSets: no answer (offline)')
  const hint = '“npm run check-provider -- --api https://api.example/” says why.'
  const start = 'The site was not built. /set: GetSets: no answer (offline)'
  const end = 'What stood in dist is unchanged.'
  expect(buildProblem(unreachable, { api: 'https://api.example/', out: 'dist' })).toBe(`${start}\n${hint}\n${end}`)
  expect(buildProblem(unreachable, { api: undefined, out: 'dist' })).not.toContain(hint)
  expect(buildProblem(new Error('a surprise'), { api: 'https://api.example/', out: 'dist' })).not.toContain(hint)
})
