import type { Flow } from './flow.ts'

export const search: Flow = {
  name: 'search',
  path: '/search',
  async run(person) {
    await person.seek('Tab', /What are you looking for\? entry/)
    await person.type('goldn')
    await person.hears('results for “goldn”')
    await person.seek('Down', /^Golden Hour ?, Pre Wedding/, 3)
  },
}
