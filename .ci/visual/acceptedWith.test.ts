import { expect, test } from 'vitest'
import { mismatch, readAcceptedWith } from './acceptedWith.ts'

const linux = { chromium: '153.0.8010.0', platform: 'linux x64' }

test('names both browsers when they differ, and the platform to accept on', () => {
  expect(mismatch({ chromium: '154.0.1.0', platform: 'darwin arm64' }, linux)).toBe(
    'The accepted pictures were taken with Chromium 153.0.8010.0 on linux x64 and these with Chromium 154.0.1.0 on darwin arm64, which draws them differently: accept pictures on linux x64, as CI does.',
  )
  expect(mismatch({ ...linux, chromium: '154.0.1.0' }, linux)).toContain('accept a whole run')
})

test('finds nothing to say of the same browser', () => {
  expect(mismatch(linux, linux)).toBeUndefined()
})

test('the repository says what its pictures were accepted with', () => {
  expect(readAcceptedWith()).toEqual({ chromium: expect.any(String), platform: 'linux x64' })
})
