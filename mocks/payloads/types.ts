/** Content as written here; the modules that export it convert it to v1's shapes. */

export interface PackageDraft {
  id: number
  name: string
  /** `2:00 PM`; a package without hours takes whole days. */
  from?: string
  to?: string
  /** Rupees. */
  price: number
  /** The list price in rupees, when higher. */
  list?: number
  /** 1 half a day, 2 a day, 3 with a night: decides which rooms are offered with it. */
  type: 1 | 2 | 3
  features: string
}

export interface Post {
  slug: string
  title: string
  description: string
  /** Plain HTML. */
  body: string
}
