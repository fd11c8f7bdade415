import { expect, it } from 'vitest'
import { blogPosting, clampedPage, listAddress, pageOf, postAddress } from './posts.ts'

it('reads the page from any address, never below the first', () => {
  expect(
    ['', '?page=2', 'page=3&x=1', '?page=0', '?page=-1', '?page=two', '?page=1e9', '?page=2.5'].map(pageOf),
  ).toEqual([1, 2, 3, 1, 1, 1, 1, 1])
})

it('keeps the page between 1 and the page count', { tags: ['@BLOGL-10', '@BLOGL-11'] }, () => {
  expect([clampedPage(0, 3), clampedPage(2, 3), clampedPage(9, 3), clampedPage(4, 0)]).toEqual([1, 2, 3, 1])
})

it('gives each page and each post one address', () => {
  expect(listAddress(1)).toBe('/blog')
  expect(listAddress(2)).toBe('/blog?page=2')
  expect(postAddress('light & shade')).toBe('/blog/light%20%26%20shade')
})

it('describes a post as structured data, with absolute addresses', () => {
  const post = {
    Slug: 'light',
    Title: 'Light',
    Description: 'On light.',
    ThumbnailLink: '/art/blog/light.svg',
    BlogContent: '',
  }
  expect(blogPosting(post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Light',
    image: 'https://aperture-acres.example/art/share/blog/light.png',
    mainEntityOfPage: 'https://aperture-acres.example/blog/light',
  })
  expect(blogPosting({ ...post, ThumbnailLink: '' })).not.toHaveProperty('image')
})
