export interface PageSection {
  id: string
  text: string
}

/** Guides are text stories, so `guide/Section.tsx` marks their sections. */
const SECTIONS = '.sbdocs-content h2[id]:is([data-section], :not(.docs-story *, [inert] *))'

export const sectionsIn = (page: ParentNode): PageSection[] =>
  [...page.querySelectorAll(SECTIONS)].map(({ id, textContent }) => ({
    id,
    // Without the “#” of the link beside it.
    text: textContent.replace(/#$/, '').trim(),
  }))
