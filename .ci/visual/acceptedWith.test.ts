import { expect, test } from 'vitest'
import { namesAnother } from '../browser.ts'
import { mismatch, readAcceptedWith } from './acceptedWith.ts'

const linux = { chromium: '153.0.8010.0', platform: 'linux x64' }

test('names both browsers when they differ, and where to take pictures instead', () => {
  expect(mismatch({ chromium: '154.0.1.0', platform: 'darwin arm64' }, linux)).toBe(
    'Nothing was compared: the accepted pictures were taken with Chromium 153.0.8010.0 on linux x64, this is Chromium 154.0.1.0 on darwin arm64, and every picture would look different. Run "npm run visual:container", which has the pinned one, or the workflow "Pictures" on your branch.',
  )
  expect(mismatch({ ...linux, chromium: '154.0.1.0' }, linux)).toContain('--upgrade')
})

test('finds nothing to say of the same browser', () => {
  expect(mismatch(linux, linux)).toBeUndefined()
})

test('the same build from elsewhere draws with other fonts', () => {
  expect(mismatch(linux, linux, true)).toContain('this is the one that CHROMIUM_PATH names, with other fonts')
  expect(namesAnother('/opt/chromium')).toBe(true)
  expect(namesAnother('')).toBe(false)
})

test('the repository says what its pictures were accepted with', () => {
  expect(readAcceptedWith()).toEqual({ chromium: expect.any(String), platform: 'linux x64' })
})
