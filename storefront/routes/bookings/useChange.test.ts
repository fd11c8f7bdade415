// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readKey } from '../../api/identity.ts'
import { endSession, startSession } from '../../state/session.ts'
import { useChange } from './useChange.ts'

const MEERA = { Id: '1001', Name: 'Meera Joshi', Mobile: '9876543210', EmailId: 'meera@example.com' }
const login = (Id: string) => startSession({ n: 1, Msg: '', Token: `token ${Id}`, UserDetails: { ...MEERA, Id } })

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

/** Presses Update, and closes the dialog before the provider answers. */
async function changeLate(meanwhile: () => void): Promise<string> {
  let answer: (() => void) | undefined
  vi.stubGlobal('fetch', (address: string) => {
    const response = Response.json({
      response: { n: 1, Msg: 'Fine' },
      Response: { n: 1, Msg: 'Fine' },
      n: 1,
      Msg: 'Fine',
    })
    if (!address.includes('ChangeEmailId')) return Promise.resolve(response)
    return new Promise((resolve) => (answer = () => resolve(response)))
  })
  login('1001')
  const { result, unmount } = renderHook(() => useChange('email', MEERA.EmailId, vi.fn()))
  act(() => result.current.type('new@example.com'))
  await act(() => result.current.submit())
  act(() => result.current.form.typeCode('code', '12345'))
  const saved = result.current.submit()
  await vi.waitFor(() => expect(answer).toBeDefined())
  unmount()
  meanwhile()
  answer?.()
  await saved
  return readKey('UserEmailId')
}

it('keeps a change whose answer comes after the dialog was closed', async () => {
  expect(await changeLate(() => undefined)).toBe('new@example.com')
})

it('writes nothing into a session that has ended, or is another visitor’s', async () => {
  expect(await changeLate(endSession)).toBe('')
  expect(await changeLate(() => login('1002'))).toBe(MEERA.EmailId)
})
