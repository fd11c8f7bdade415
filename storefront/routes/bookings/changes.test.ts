import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearKeys } from '../../api/identity.ts'
import { changeMobile } from './changes.ts'

let answer: object
let bodies: unknown[]

beforeEach(() => {
  bodies = []
  clearKeys()
  vi.stubGlobal('fetch', (_address: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body))
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  })
  return () => vi.unstubAllGlobals()
})

const asked = { UserId: '', NewMobileNumber: '9000000009', Otp: '12345' }

describe('a change of mobile number', () => {
  it('uses the documented fields where the provider wants no more', async () => {
    answer = { n: 1, Msg: 'Changed.' }
    await expect(changeMobile('9000000009', '12345')).resolves.toMatchObject({ Msg: 'Changed.' })
    expect(bodies).toEqual([asked])
  })

  it('sends both codes where the provider asks for one of the present number', async () => {
    answer = { n: 0, Msg: 'One more, please.', Needs: 'OldOtp' }
    await expect(changeMobile('9000000009', '12345')).resolves.toBeUndefined()
    answer = { n: 1, Msg: 'Changed.' }
    await expect(changeMobile('9000000009', '12345', '54321')).resolves.toMatchObject({ Msg: 'Changed.' })
    expect(bodies).toEqual([asked, { ...asked, OldOtp: '54321' }])
  })

  it('is refused for other reasons, or when the provider asks again', async () => {
    answer = { n: 0, Msg: 'This OTP is not correct.' }
    await expect(changeMobile('9000000009', '12345')).rejects.toMatchObject({
      failure: { type: 'refused', msg: 'This OTP is not correct.' },
    })
    answer = { n: 0, Msg: 'One more, please.', Needs: 'OldOtp' }
    await expect(changeMobile('9000000009', '12345', '54321')).rejects.toMatchObject({ failure: { type: 'refused' } })
    answer = { n: 0, Msg: 'Your photo, please.', Needs: 'Photo' }
    await expect(changeMobile('9000000009', '12345')).rejects.toMatchObject({ failure: { type: 'refused' } })
  })
})
