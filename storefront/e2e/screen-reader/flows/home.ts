import type { Flow } from './flow.ts'

export const home: Flow = {
  name: 'home',
  path: '/',
  async run(person) {
    // The current slide is not announced while the page loads.
    person.hearsNot('1 / 4')
    await person.press('Tab')
    await person.hears('Skip to content link.')
    await person.press('Return')
    await person.hears('A hundred backdrops, one open sky.')
    await person.seek('shift+Tab', /Add On Services collapsed push button/)
    await person.press('Return')
    await person.hears('expanded')
    await person.press('Tab')
    await person.hears('Props link.')
    await person.press('Escape')
    await person.hears('collapsed')
  },
}
