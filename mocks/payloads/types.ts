/** Content as it is written here. The modules that export it turn it into the shapes of the wire. */

export interface PackageDraft {
  id: number
  name: string
  /** `2:00 PM`; a package without hours runs over whole days. */
  from?: string
  to?: string
  /** Rupees to pay. */
  price: number
  /** Rupees of the list price, when it is higher. */
  list?: number
  /** 1 half a day, 2 a whole day, 3 with a night: decides which rooms go with it. */
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
