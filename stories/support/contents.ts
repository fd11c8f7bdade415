/** Which headings the contents of a docs page list: its sections, and not what is drawn in stories. */
export const SECTIONS = 'h2[id]'
/** Guides are stories of text only: their sections are marked (`GuideText.tsx`). */
export const NO_SECTION = '.docs-story h2:not([data-section])'

/** In the order of the page. */
export const sectionsIn = (page: ParentNode): { id: string; text: string }[] =>
  [...page.querySelectorAll(`.sbdocs-content ${SECTIONS}:not(${NO_SECTION})`)].map(({ id, textContent }) => ({
    id,
    // The sign of the link beside it is no part of its name.
    text: textContent.replace(/#$/, '').trim(),
  }))
