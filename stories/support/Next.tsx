/** The last section of a page: where to go from here. */
import { link, list } from './guide/guide.css.ts'
import { Section } from './guide/Section.tsx'
import { NEXT } from './nextPages.ts'

/** @param page without `--docs`. */
export function Next({ page }: { page: string }) {
  const next = NEXT[page]
  if (!next) return null
  return (
    <Section title="Next">
      <ul className={list}>
        {next.map(({ id, name, why }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}--docs`} target="_top" className={link}>
              {name}
            </a>
            : {why}
          </li>
        ))}
      </ul>
    </Section>
  )
}
