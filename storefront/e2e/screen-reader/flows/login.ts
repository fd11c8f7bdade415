import type { Flow } from './flow.ts'

export const login: Flow = {
  name: 'login',
  path: '/login',
  async run(person) {
    await person.press('Tab')
    await person.press('Return')
    await person.press('Tab')
    await person.hears('Mobile number entry required.')
    person.hearsNot('invalid')
    await person.type('12345')
    await person.press('Return')
    await person.hears('Mobile number must be 10 digits')
    await person.press('ctrl+a')
    await person.type('9876543210')
    await person.press('Return')
    await person.hears('5-digit code sent to this number entry required.')
    await person.hears('OTP sent to')
    person.hearsNot('invalid')
    const code = person.recall(/(?<=Sandbox code: )\d{5}/)
    await person.type('00000')
    await person.press('Return')
    await person.hears('This OTP is not correct. Please check it and try again.')
    person.hearsNot('must be 10 digits')
    await person.hears('You can have the code sent again now.', 20_000)
    await person.press('ctrl+a')
    await person.type(code)
    await person.press('Return')
    await person.hears('Login successful.')
  },
}
