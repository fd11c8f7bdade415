/** v1 sends blog bodies as entity-encoded HTML (C-067). */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const encoded = (html: string): string => html.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
