/** Blog bodies travel as entity-encoded HTML (C-067): `<p>` is sent as `&lt;p&gt;`, `&amp;` as `&amp;amp;`. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const encoded = (html: string): string => html.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
