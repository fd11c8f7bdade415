/** A guide written as HTML; the page's contents list its `h2` headings. */
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'
import { Section } from '../support/guide/Section.tsx'

export function GuideText({ html }: { html: string }) {
  // The text starts with a heading.
  const [, ...parts] = html.split(/<h2>(.*?)<\/h2>/)
  return (
    <Stack gap={8}>
      {parts.map(
        (title, at) =>
          at % 2 === 0 && (
            <Section key={title} title={title}>
              <Prose html={parts[at + 1] ?? ''} tableLabel={title} />
            </Section>
          ),
      )}
    </Stack>
  )
}

/** A link to a page of this Storybook. @param id without `--docs`. */
export const pageLink = (id: string, name: string) => `<a href="./?path=/docs/${id}--docs">${name}</a>`
