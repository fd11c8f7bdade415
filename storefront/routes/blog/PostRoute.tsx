import { Suspense, useLayoutEffect, useRef } from 'react'
import { BRAND } from '../../brand.ts'
import { Heading, LinkButton, Loading, Prose, Skeleton, TextLink, Picture } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetBlogWithSlug, GetBlogs } from '../../api/contract/catalogue/posts.ts'
import { useSlug } from '../../shell/navigation.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { ShareButton } from '../../shell/ShareButton.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { wordsOfSlug } from '../../text/address.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BLOG, blogPosting, type Post } from './posts.ts'
import * as css from './PostPage.css.ts'
import { Related } from '../../shell/CardGrid.tsx'
import { match, NothingFound } from '../../shell/match.tsx'
import { PostCard } from './PostList.tsx'

export function PostRoute() {
  const slug = useSlug()
  const answer = useResource(`post ${slug}`, (signal) => send(GetBlogWithSlug, { Slug: slug }, { signal }))
  const post = valueOf(answer)?.blogs ?? undefined
  const missing = answer.status === 'refused' || (answer.status === 'ready' && !post)
  const notFound = (msg?: string) => (
    <NothingFound msg={msg} action={<LinkButton href={BLOG.href}>View all posts</LinkButton>} />
  )
  const title = post?.Title || wordsOfSlug(slug, `A note from ${BRAND.premises}`)
  return (
    <PublicPage
      name={title}
      above={[BLOG]}
      description={post?.Description || `${title}: a note from ${BRAND.premises}.`}
      image={post?.ThumbnailLink ? shareCard(post.ThumbnailLink) : undefined}
      type="article"
      noindex={missing}
      data={post ? [blogPosting(post)] : []}
    >
      <article className={css.post}>
        <div className={css.head}>
          {post?.ThumbnailLink && <PostPicture src={post.ThumbnailLink} />}
          <div className={css.title}>
            <Heading level={1} size="display-s">
              {title}
            </Heading>
            {post?.Description && <p className={css.lead}>{post.Description}</p>}
          </div>
        </div>
        {match(answer, {
          refused: ({ msg }) => notFound(msg),
          ready: ({ blogs }) => (blogs ? <Body post={blogs} /> : notFound()),
        })}
      </article>
      {answer.status !== 'loading' && <OtherPosts slug={slug} />}
    </PublicPage>
  )
}

function Body({ post }: { post: Post }) {
  return (
    <div className={css.body}>
      <Suspense
        fallback={
          <Loading label={MESSAGES.wait}>
            <Skeleton shape="text" lines={8} />
          </Loading>
        }
      >
        <Prose html={post.BlogContent} encoded tableLabel="Table" />
      </Suspense>
      <div className={css.aside}>
        <ShareButton title={post.Title} />
        <TextLink href={BLOG.href}>All posts</TextLink>
      </div>
    </div>
  )
}

/**
 * Uses the thumbnail as the background of the title (BLOGD-02). The content security policy forbids style attributes in
 * HTML, so a script sets the background to the file that the browser chose; the picture itself lies over it.
 */
function PostPicture({ src }: { src: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const paint = () => {
      const shown = current?.querySelector('img')?.currentSrc
      if (current && shown) current.style.backgroundImage = `url(${JSON.stringify(shown)})`
    }
    paint()
    current?.addEventListener('load', paint, true)
    return () => current?.removeEventListener('load', paint, true)
  }, [src])
  return (
    <div ref={box} className={css.picture}>
      <Picture src={src} alt="" ratio="fill" loading="eager" fetchPriority="high" />
    </div>
  )
}

/** Shows nothing if the posts cannot be loaded. */
function OtherPosts({ slug }: { slug: string }) {
  const posts = useResource('posts 1', (signal) => send(GetBlogs, { PageNumber: 1 }, { signal }), { quiet: true })
  const others = (valueOf(posts)?.blogs ?? []).filter(({ Slug }) => Slug !== slug).slice(0, 4)
  if (others.length === 0) return null
  return (
    <Related title="More from the blog" all={{ href: BLOG.href, text: 'View all' }}>
      {others.map((post, at) => (
        <PostCard key={`${at} ${post.Slug}`} post={post} level={3} />
      ))}
    </Related>
  )
}
