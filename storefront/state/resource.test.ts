import { expect, it } from 'vitest'
import { match, valueOf, type Resource } from './resource.ts'

const reload = (): void => undefined
const resources: Resource<number>[] = [
  { status: 'loading' },
  { status: 'ready', value: 7, reload },
  { status: 'refused', msg: 'No such set.', reload },
  { status: 'failed', msg: 'Something bad happened.', detail: 'GetSets: 500', reload },
]

it('calls the case of the status', () => {
  const texts = resources.map((resource) =>
    match(resource, {
      loading: () => 'loading',
      ready: (value) => `ready ${value}`,
      refused: ({ msg }) => `refused ${msg}`,
      failed: ({ msg, detail }) => `failed ${msg} ${detail}`,
    }),
  )
  expect(texts).toEqual(['loading', 'ready 7', 'refused No such set.', 'failed Something bad happened. GetSets: 500'])
})

it('does not compile without every case', () => {
  // @ts-expect-error failed is missing
  const partial: Parameters<typeof match<number, string>>[1] = {
    loading: () => '',
    ready: () => '',
    refused: () => '',
  }
  expect(Object.keys(partial)).not.toContain('failed')
})

it('has a value when it is ready', () => {
  expect(resources.map(valueOf)).toEqual([undefined, 7, undefined, undefined])
})
