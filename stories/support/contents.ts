/** Which headings the contents of a docs page list: its sections, and not what is drawn in stories. */

export interface PageSection {
  id: string
  text: string
}

/** Guides are stories of text only: their sections are marked (`guide/Section.tsx`). */
const SECTIONS = '.sbdocs-content h2[id]:is([data-section], :not(.docs-story *, [inert] *))'

/** In the order of the page. */
export const sectionsIn = (page: ParentNode): PageSection[] =>
  [...page.querySelectorAll(SECTIONS)].map(({ id, textContent }) => ({
    id,
    // The sign of the link beside it is no part of its name.
    text: textContent.replace(/#$/, '').trim(),
  }))
