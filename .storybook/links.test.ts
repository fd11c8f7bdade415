import { expect, it } from 'vitest'
import { addressIn, docsLinks } from './links.ts'

it.each([
  ['./Decisions.mdx', '?path=/docs/docs-decisions--docs'],
  ['./Decisions.mdx#c-001', '?path=/docs/docs-decisions--docs#c-001'],
  ['./ProviderContract.mdx', '?path=/docs/docs-provider-contract--docs'],
  ['../foundations/TestResults.stories.tsx', '?path=/docs/guides-test-results--docs'],
  ['https://example.com/', 'https://example.com/'],
  ['#sandbox', '#sandbox'],
])('%s leads to a page', (url, address) => expect(addressIn(url)).toBe(address))

it.each(['../../storefront/e2e/requirements.tsv', '../../README.md', './Gone.mdx'])('%s has no page', (url) =>
  expect(addressIn(url)).toBeUndefined(),
)

it('leaves the words of a link without a page, and takes drawings in', () => {
  const words = { type: 'text' }
  const tree = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'link', url: './Gone.mdx', children: [words] }] },
      { type: 'image', url: './layers.svg' },
    ],
  }
  docsLinks()(tree)
  const [paragraph, image] = tree.children
  expect(paragraph?.children).toEqual([words])
  expect(image?.url).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})
