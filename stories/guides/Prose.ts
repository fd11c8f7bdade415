import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'What somebody wrote elsewhere as HTML, set for reading and made harmless.',
  anatomy: [
    'Headings from level 2',
    'Paragraphs, lists, quotations',
    'Pictures with captions',
    'Tables, which scroll by themselves',
    'Links',
  ],
  use: ['For the body of a blog post, and for texts an editor keeps outside.'],
  avoid: ['For our own words: write components.', 'For a server’s message: it is always plain text.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through its links.' }],
  accessibility: [
    'Its h1 becomes an h2: the page has its own title.',
    'Pictures without words are decoration.',
    'A line is at most 62 characters.',
  ],
  content: [
    'Allowed: text, headings, lists, tables, quotations, pictures, links to http, https, mailto, tel and our own pages.',
    'Styles, scripts, forms, frames and drawings go, with what is in them.',
  ],
  dos: ['Say `encoded` where it comes with its characters encoded; one layer is undone.'],
  donts: ['Don’t decode or clean it before: it is done here, once.'],
}
