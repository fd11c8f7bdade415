import { listPosts } from '../../api/catalogue.ts'
import { Related } from '../../shell/CardGrid.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { PostCard } from './PostList.tsx'
import { BLOG } from './posts.ts'

/** Shows nothing if the posts cannot be loaded. */
export function OtherPosts({ slug }: { slug: string }) {
  const posts = useResource('posts 1', (signal) => listPosts(1, { signal }), { quiet: true })
  const others = (valueOf(posts)?.blogs ?? []).filter(({ Slug }) => Slug !== slug).slice(0, 4)
  if (others.length === 0) return null
  return (
    <Related title="More from the blog" all={{ href: BLOG.href, text: 'View all' }}>
      {others.map((post, at) => (
        <li key={`${at} ${post.Slug}`}>
          <PostCard post={post} level={3} />
        </li>
      ))}
    </Related>
  )
}
