import { Heading, Section, Stack, TextLink } from '../../../design-system/index.ts'
import { listPosts } from '../../api/catalogue.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { postAddress } from './posts.ts'

/**
 * Links to every post, for browsers without JavaScript: only the first page of the list is prerendered. Rendered in
 * prerendering only.
 */
export function AllPosts({ count }: { count: number }) {
  return (
    <Section pad="stack">
      <Stack gap={4}>
        <Heading level={2} size="title-m">
          All posts
        </Heading>
        <ul>
          {Array.from({ length: count }, (_, at) => (
            <Titles key={at} page={at + 1} />
          ))}
        </ul>
      </Stack>
    </Section>
  )
}

function Titles({ page }: { page: number }) {
  const posts = useResource(`posts ${page}`, (signal) => listPosts(page, { signal }))
  return valueOf(posts)?.blogs.map(({ Slug, Title }, at) => (
    <li key={`${at} ${Slug}`}>
      <TextLink href={postAddress(Slug)}>{Title}</TextLink>
    </li>
  ))
}
