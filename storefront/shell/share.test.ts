import { expect, it, vi } from 'vitest'
import { sharePage } from './share.ts'

const PAGE = { title: 'Texas Ranch', url: 'https://example.com/set/texas-ranch' }
const no = (name: string) => () => Promise.reject(new DOMException('no', name))

it('opens the share sheet if there is one', async () => {
  const share = vi.fn(() => Promise.resolve())
  const writeText = vi.fn(() => Promise.resolve())
  expect(await sharePage(PAGE, { share, clipboard: { writeText } })).toBe('shared')
  expect(share).toHaveBeenCalledWith(PAGE)
  expect(writeText).not.toHaveBeenCalled()
})

it('reports a closed sheet', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  expect(await sharePage(PAGE, { share: no('AbortError'), clipboard: { writeText } })).toBe('left')
  expect(writeText).not.toHaveBeenCalled()
})

it('copies the link if there is no sheet or it may not open', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  expect(await sharePage(PAGE, { clipboard: { writeText } })).toBe('copied')
  expect(await sharePage(PAGE, { share: no('NotAllowedError'), clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(PAGE.url)
})

it('gives up if the clipboard is missing or denied', async () => {
  expect(await sharePage(PAGE, {})).toBe('refused')
  expect(await sharePage(PAGE, { clipboard: { writeText: no('NotAllowedError') } })).toBe('refused')
})
