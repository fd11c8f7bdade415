import { Loading, PictureCard, Skeleton, Stack } from '../../../design-system/index.ts'
import { MESSAGES } from '../../text/messages.ts'
import * as css from './BlogPage.css.ts'
import { postAddress, type Post } from './posts.ts'

export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className={css.list}>
      {posts.map((post, at) => (
        <li key={`${at} ${post.Slug}`} className={at === 0 ? css.first : css.item}>
          <PostCard post={post} level={2} layout={at === 0 ? 'beside' : 'stacked'} />
        </li>
      ))}
    </ul>
  )
}

interface PostCardProps {
  post: Post
  level: 2 | 3
  layout?: 'beside' | 'stacked'
}

export function PostCard({
  post: { Slug, Title, Description, ThumbnailLink },
  level,
  layout = 'stacked',
}: PostCardProps) {
  const isFirst = layout === 'beside'
  return (
    <PictureCard
      title={Title}
      level={level}
      layout={layout}
      description={Description}
      picture={{
        src: ThumbnailLink,
        alt: '',
        loading: isFirst ? 'eager' : 'lazy',
        fetchPriority: isFirst ? 'high' : 'auto',
        sizes: isFirst ? '(max-width: 767px) 100vw, 60vw' : '(max-width: 991px) 100vw, 33vw',
      }}
      ratio={isFirst ? '16/10' : '4/3'}
      href={postAddress(Slug)}
      more="Read More"
    />
  )
}

export function PostsLoading() {
  return (
    <Loading label={MESSAGES.wait}>
      <div className={css.list}>
        <div className={css.first}>
          <div className={css.firstLoading}>
            <Skeleton shape="block" height="400px" />
            <Skeleton shape="text" lines={3} />
          </div>
        </div>
        {['one', 'two', 'three'].map((card) => (
          <div key={card} className={css.item}>
            <Stack gap={3}>
              <Skeleton shape="block" height="280px" />
              <Skeleton shape="text" lines={2} />
            </Stack>
          </div>
        ))}
      </div>
    </Loading>
  )
}
