import { afterEach, describe, expect, it, vi } from 'vitest'
import { withNetwork } from './withNetwork.ts'

function network(onLine: boolean): EventTarget {
  const window = new EventTarget()
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('window', window)
  return window
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('withNetwork', () => {
  it('imports at once while online', async () => {
    network(true)
    await expect(withNetwork(async () => 'the part')()).resolves.toBe('the part')
  })

  it('waits while offline and imports once online', async () => {
    const window = network(false)
    const load = vi.fn(async () => 'the part')
    const part = withNetwork(load)()
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await expect(part).resolves.toBe('the part')
  })
})
