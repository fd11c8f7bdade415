/** The blog, newest first: eleven posts, so that there is a second page. */
import { blogArt, sceneArt } from '../art/paths.ts'
import type { Blog } from '../provider/catalogue.ts'
import { CRAFT_POSTS } from './blogs-craft.ts'
import { PLANNING_POSTS } from './blogs-planning.ts'
import { encoded } from './encoded.ts'

const COVERS: Readonly<Record<string, string>> = {
  'how-to-chase-golden-hour': blogArt('golden-hour'),
  'what-to-wear-set-by-set': blogArt('what-to-wear'),
  'a-scouts-map-of-three-acres': blogArt('location-scouting'),
  'one-light-one-face': blogArt('lighting-101'),
  'planning-a-pre-wedding-shoot': blogArt('planning-a-pre-wedding'),
  'in-praise-of-monsoon-light': blogArt('monsoon-shoots'),
  'behind-the-scenes-of-a-song': blogArt('behind-the-scenes'),
  'portraits-after-dark': blogArt('night-portraits'),
  'colour-stories-for-sets': blogArt('colour-stories'),
  'a-catalogue-in-a-day': sceneArt('white-cyclorama', '16x9'),
  'sleeping-on-set': sceneArt('in-the-woods', 'dawn'),
}

const POSTS = new Map([...CRAFT_POSTS, ...PLANNING_POSTS].map((post) => [post.slug, post]))

export const BLOGS: readonly Blog[] = Object.entries(COVERS).map(([slug, ThumbnailLink]) => {
  const post = POSTS.get(slug)
  if (post === undefined) throw new Error(`A cover without its post: ${slug}`)
  return {
    Slug: slug,
    Title: post.title,
    Description: post.description,
    ThumbnailLink,
    BlogContent: encoded(post.body),
  }
})
