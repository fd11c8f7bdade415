/** Types of hand-written content, and helpers that bring it into v1's formats. */

export interface PackageDraft {
  id: number
  name: string
  /** `2:00 PM`. A package without hours takes whole days. */
  from?: string
  to?: string
  /** Rupees. */
  price: number
  /** The list price in rupees, if higher. */
  list?: number
  /** 1 half a day, 2 a day, 3 with a night. Decides which rooms are offered with it. */
  type: 1 | 2 | 3
  features: string
}

export interface Post {
  slug: string
  title: string
  description: string
  body: string
}

/** v1 separates feature lists and menus by line breaks. */
export const lines = (...items: readonly string[]): string => items.join('\n')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML. v1 sends the bodies of blog posts in this form (C-067). */
export const encoded = (html: string): string => html.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
