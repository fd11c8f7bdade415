import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { useAtomValue } from 'jotai'
import { BRAND } from '../../brand.ts'
import { EmptyState, Pagination, Section, Heading, Stack, TextLink } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetBlogs } from '../../api/contract/catalogue/posts.ts'
import { startPage } from '../../shell/focus.ts'
import { go } from '../../shell/navigation.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { match } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { PostList, PostsLoading } from './PostList.tsx'
import { BLOG, clampedPage, listAddress, pageOf, postAddress } from './posts.ts'
import * as css from './BlogPage.css.ts'
import { allPostsAtom } from '../../state/dehydrated.ts'

/** The provider sets the page size (C-066). */
export function BlogRoute() {
  const wanted = pageOf(useSearch())
  const posts = useResource(`posts ${wanted}`, (signal) => send(GetBlogs, { PageNumber: wanted }, { signal }))
  const count = valueOf(posts)?.PageCount
  const page = clampedPage(wanted, count ?? wanted)

  useEffect(() => {
    if (page !== wanted) go(listAddress(page), { replace: true })
  }, [page, wanted])
  useStartOfPage(wanted)

  return (
    <PublicPage
      name={BLOG.text}
      title={wanted > 1 ? `${BLOG.text}, page ${wanted}` : BLOG.text}
      description={`Notes from ${BRAND.premises}: light, seasons, wardrobes and call sheets, by the people who keep the sets.`}
      card="blog"
      heading={`Notes from ${BRAND.premises}`}
    >
      <link rel="alternate" type="application/rss+xml" title={BLOG.text} href="/feed.xml" />
      <div data-of-query>
        {match(posts, {
          loading: () => <PostsLoading />,
          ready: ({ blogs }) => {
            if (page !== wanted) return <PostsLoading />
            if (blogs.length > 0) return <PostList posts={blogs} />
            return (
              <EmptyState level={2} title="No posts yet." picture={{ src: '/art/spot/no-blogs.svg', alt: '' }}>
                {`The first notes from ${BRAND.premises} are on their way.`}
              </EmptyState>
            )
          },
        })}
      </div>
      {count !== undefined && count > 1 && (
        <div className={css.pages} data-of-query>
          <Pagination
            label="Pages"
            page={page}
            count={count}
            hrefOf={listAddress}
            pageLabel={(number) => `Page ${number}`}
            previousLabel="Previous"
            nextLabel="Next"
          />
        </div>
      )}
      <noscript>{import.meta.env.SSR && <AllPosts />}</noscript>
    </PublicPage>
  )
}

/** Scrolls to the top for another page of the list, as a page load would. */
function useStartOfPage(page: number): void {
  const shown = useRef<number>(undefined)
  useEffect(() => {
    // The prerendered page is always the first one, whatever the address says.
    const before = shown.current ?? pageOf(location.search)
    const isStart = shown.current === undefined
    shown.current = isStart ? before : page
    if (isStart || before === page) return
    startPage()
  }, [page])
}

/** Links to every post, for browsers without JavaScript, because only the first page of the list is prerendered. */
function AllPosts() {
  return (
    <Section pad="stack">
      <Stack gap={4}>
        <Heading level={2} size="title-m">
          All posts
        </Heading>
        <ul>
          {useAtomValue(allPostsAtom).map(({ Slug, Title }, at) => (
            <li key={`${at} ${Slug}`}>
              <TextLink href={postAddress(Slug)}>{Title}</TextLink>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  )
}
