import { useAtomValue } from 'jotai'
import { Heading, Section, Stack, TextLink } from '../../../design-system/index.ts'
import { allPostsAtom } from '../../state/allPosts.ts'
import { postAddress } from './posts.ts'

/** Links to every post, for browsers without JavaScript, because only the first page of the list is prerendered. */
export function AllPosts() {
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
