import { describe, expect, it } from 'vitest'
import { slugOf } from '../paths.ts'
import { webAddress, wordsOfSlug } from './address.ts'

describe('linked addresses', () => {
  it.each([
    '/art/scene/airstrip.svg',
    'https://example.com/a b.jpg',
    'http://example.com',
    'Uploads/one.jpg',
    '//cdn.example.com/one.jpg',
  ])('may be %s', (sent) => expect(webAddress(sent)).toBe(sent))
  it('are trimmed', () => expect(webAddress(' /one.jpg ')).toBe('/one.jpg'))
  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('may not be %j', (sent) => expect(webAddress(sent)).toBeUndefined())
})

it.each([
  ['meera-kulkarni', 'Meera Kulkarni'],
  ['rhea-dsouza--2', 'Rhea Dsouza 2'],
  ['मीरा', 'मीरा'],
  ['17', 'Set'],
  ['', 'Set'],
])('reads the slug %j as %j', (slug, words) => expect(wordsOfSlug(slug, 'Set')).toBe(words))

it.each([
  ['haldi %26 mehendi', 'haldi & mehendi'],
  ['a%2Fb', 'a/b'],
  ['100%', '100%'],
])('reads the parameter %j as %j', (parameter, slug) => expect(slugOf(parameter)).toBe(slug))
