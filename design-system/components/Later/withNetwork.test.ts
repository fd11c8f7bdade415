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

describe('a part of the page that is fetched later', () => {
  it('is fetched at once where there is a network', async () => {
    network(true)
    await expect(withNetwork(async () => 'the part')()).resolves.toBe('the part')
  })

  it('is not asked for in a tunnel, and comes at its end', async () => {
    const window = network(false)
    const load = vi.fn(async () => 'the part')
    const part = withNetwork(load)()
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await expect(part).resolves.toBe('the part')
  })
})
