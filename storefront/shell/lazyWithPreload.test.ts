// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { lazyWithPreload } from './lazyWithPreload.ts'

const isShown = (): boolean => document.documentElement.hasAttribute('data-loading-part')

it('shows that it loads once it is opened, before anything is rendered', async () => {
  const part = lazyWithPreload(() => Promise.resolve(() => null))
  const preloaded = part.preload()
  expect(isShown()).toBe(false)
  const opened = part.open()
  expect(isShown()).toBe(true)
  await Promise.all([preloaded, opened])
  expect(isShown()).toBe(false)
  void part.open()
  expect(isShown()).toBe(false)
})
