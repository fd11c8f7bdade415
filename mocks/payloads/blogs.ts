/** Newest first. Eleven posts make a second page. */
import { art } from './art.ts'
import type { Item } from '../provider/catalogue.ts'
import { CRAFT_POSTS } from './blogs-craft.ts'
import { PLANNING_POSTS } from './blogs-planning.ts'
import { encoded } from './drafts.ts'

const COVERS: Readonly<Record<string, string>> = {
  'how-to-chase-golden-hour': art('blog/golden-hour'),
  'what-to-wear-set-by-set': art('blog/what-to-wear'),
  'a-scouts-map-of-three-acres': art('blog/location-scouting'),
  'one-light-one-face': art('blog/lighting-101'),
  'planning-a-pre-wedding-shoot': art('blog/planning-a-pre-wedding'),
  'in-praise-of-monsoon-light': art('blog/monsoon-shoots'),
  'behind-the-scenes-of-a-song': art('blog/behind-the-scenes'),
  'portraits-after-dark': art('blog/night-portraits'),
  'colour-stories-for-sets': art('blog/colour-stories'),
  'a-catalogue-in-a-day': art('scene/white-cyclorama.16x9'),
  'sleeping-on-set': art('scene/in-the-woods.dawn'),
}

const POSTS = new Map([...CRAFT_POSTS, ...PLANNING_POSTS].map((post) => [post.slug, post]))

export const BLOGS: readonly Item<'GetBlogWithSlug', 'blogs'>[] = Object.entries(COVERS).map(
  ([slug, ThumbnailLink]) => {
    const post = POSTS.get(slug)
    if (post === undefined) throw new Error(`A cover without its post: ${slug}`)
    return {
      Slug: slug,
      Title: post.title,
      Description: post.description,
      ThumbnailLink,
      BlogContent: encoded(post.body),
    }
  },
)
