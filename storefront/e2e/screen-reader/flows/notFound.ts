import type { Flow } from './flow.ts'

export const notFound: Flow = {
  name: '404',
  path: '/no-such-page',
  async run(person) {
    await person.hears('Finished loading Page not available | Aperture Acres.')
    await person.seek('Tab', /Go to Home link/)
    await person.press('Return')
    await person.hears('A hundred backdrops, one open sky.')
  },
}
