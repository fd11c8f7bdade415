import { BRAND } from '../../brand.ts'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import {
  Breadcrumb,
  Container,
  Heading,
  LinkButton,
  Loading,
  Prose,
  Section,
  Skeleton,
  TextLink,
} from '../../../design-system/index.ts'
import { readPost } from '../../api/catalogue.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { NothingFound } from '../../shell/NothingFound.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { ShareButton } from '../../shell/ShareButton.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { match, useResource, valueOf } from '../../state/resource.ts'
import { slugOf, wordsOfSlug } from '../../text/address.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BLOG, blogPosting, type Post } from './posts.ts'
import { OtherPosts } from './OtherPosts.tsx'
import { PostPicture } from './PostPicture.tsx'
import * as css from './PostPage.css.ts'

export function PostRoute() {
  const slug = slugOf(useParams<{ bid: string }>().bid)
  const answer = useResource(`post ${slug}`, (signal) => readPost(slug, { signal }))
  const post = valueOf(answer)?.blogs ?? undefined
  const missing = answer.status === 'refused' || (answer.status === 'ready' && !post)
  const notFound = (msg?: string) => (
    <NothingFound {...(msg && { msg })} action={<LinkButton href={BLOG.href}>View all posts</LinkButton>} />
  )
  const title = post?.Title || wordsOfSlug(slug, `A note from ${BRAND.premises}`)
  const trail = [BLOG, { text: title }]
  return (
    <>
      <PageHead
        title={title}
        description={post?.Description || `${title}: a note from ${BRAND.premises}.`}
        image={post?.ThumbnailLink ? shareCard(post.ThumbnailLink) : undefined}
        type="article"
        noindex={missing}
        data={[breadcrumbList(...trail), ...(post ? [blogPosting(post)] : [])]}
      />
      <Section pad="page">
        <Container>
          <div className={css.crumbs}>
            <Breadcrumb {...crumbs(...trail)} />
          </div>
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
              loading: () => <PageLoading bare />,
              failed: (failure) => <LoadFailed {...failure} />,
              refused: ({ msg }) => notFound(msg),
              ready: ({ blogs }) => (blogs ? <Body post={blogs} /> : notFound()),
            })}
          </article>
          {answer.status !== 'loading' && <OtherPosts slug={slug} />}
        </Container>
      </Section>
    </>
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
