import { expect, it } from 'vitest'
import { inTurns } from './inTurns.ts'

it('runs a few at a time, and keeps the order', async () => {
  let running = 0
  let most = 0
  const found = await inTurns([5, 1, 4, 2, 3, 0], 2, async (turns) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    running -= 1
    return turns * 10
  })
  expect(found).toEqual([50, 10, 40, 20, 30, 0])
  expect(most).toBe(2)
})

it('starts nothing more after a failure', async () => {
  const started: number[] = []
  const run = async (item: number) => {
    started.push(item)
    await Promise.resolve()
    if (item === 1) throw new Error('GetBlogs: HTTP status 503')
  }
  await expect(inTurns([0, 1, 2, 3, 4, 5, 6, 7], 2, run)).rejects.toThrow('GetBlogs: HTTP status 503')
  expect(started.length).toBeLessThan(5)
})
