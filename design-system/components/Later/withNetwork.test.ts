import { describe, expect, it, vi } from 'vitest'
import { withNetwork } from './withNetwork.ts'

describe('a part of the page that is fetched later', () => {
  it('is fetched at once where there is a network', async () => {
    const onWait = vi.fn()
    await expect(withNetwork(async () => 'the part', { onWait, hasNetwork: () => true })()).resolves.toBe('the part')
    expect(onWait).not.toHaveBeenCalled()
  })

  it('is not asked for in a tunnel, and comes at its end', async () => {
    const load = vi.fn(async () => 'the part')
    const onWait = vi.fn()
    const back = Promise.withResolvers<void>()
    const part = withNetwork(load, { onWait, hasNetwork: () => false, networkBack: () => back.promise })()
    expect(onWait).toHaveBeenCalledOnce()
    expect(load).not.toHaveBeenCalled()
    back.resolve()
    await expect(part).resolves.toBe('the part')
  })
})
