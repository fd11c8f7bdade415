import type { Flow } from './flow.ts'

export const tour: Flow = {
  name: 'tour',
  path: '/recce',
  async run(person) {
    await person.press('Tab')
    await person.press('Return')
    await person.seek('Tab', /Full Name entry required/)
    person.hearsNot('invalid')
    await person.press('Return')
    await person.hears('Full name should not be empty')
    await person.type('Meera Joshi')
    await person.press('Return')
    await person.hears('Email should not be empty')
    person.hearsNot('Full name should')
    await person.type('meera@example.com')
    await person.press('Return')
    person.hearsNot('Email should')
  },
}
