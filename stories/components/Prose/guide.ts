import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Sanitised HTML from an external source, styled for reading.',
  alsoCalled: ['rich text', 'article', 'Markdown'],
  anatomy: [
    { part: 'Headings from level 2', find: 'h2' },
    { part: 'Paragraphs, lists, quotations', find: 'p' },
    { part: 'Pictures with captions', find: 'figure' },
    { part: 'Tables, each scrolling on its own', find: 'div:has(> table)' },
    { part: 'Links', find: 'a' },
  ],
  use: ['For the body of a blog post, and for other text from an external editor.'],
  avoid: ['For our own text: compose components.', 'For a server’s message: it is always plain text.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through its links.' }],
  accessibility: [
    'An h1 in the HTML becomes an h2: the page has its own title.',
    'Pictures without alt text are decorative.',
    'A line is at most 62 characters.',
  ],
  content: [
    'Allowed: text, headings, lists, tables, quotations, pictures, links to http, https, mailto, tel and our own pages.',
    'Styles, scripts, forms, frames and SVG drawings are removed with their content.',
  ],
  dos: ['Set `encoded` if the HTML is entity-encoded; one layer is decoded.'],
  donts: ['Don’t decode or sanitise it beforehand: that is done here, once.'],
}
