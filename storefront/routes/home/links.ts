import { routeOf } from '../../routes.ts'

/** The path when its page stands in the route table, else undefined: what has no page yet is no link. */
export function standing(path: string): string | undefined {
  return routeOf(path) ? path : undefined
}
